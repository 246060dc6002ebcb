import { definePage } from '@dealership/ui-kit';

export const page = definePage({
  path: '/consignment',
  chunk: 'consignment',
  listed: true,
  load: () => import(/* webpackChunkName: "consignment" */ './index.js'),
  texts: {
    namespace: 'consignment',
    load: (language) => import(/* webpackChunkName: "consignment-[request]" */ `./locales/${language}.json`),
  },
});
