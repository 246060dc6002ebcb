import { definePage } from '@dealership/ui-kit';

export const page = definePage({
  path: '/auction-access',
  chunk: 'auction-access',
  listed: true,
  load: () => import(/* webpackChunkName: "auction-access" */ './index.js'),
  texts: {
    namespace: 'auction-access',
    load: (language) => import(/* webpackChunkName: "auction-access-[request]" */ `./locales/${language}.json`),
  },
});
