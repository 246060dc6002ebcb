import { definePage } from '@dealership/ui-kit';

export const page = definePage({
  path: '/journey/:token',
  chunk: 'journey',
  hydrate: 'interaction',
  personal: true,
  load: () => import(/* webpackChunkName: "journey" */ './index.js'),
  texts: {
    namespace: 'journey',
    load: (language) => import(/* webpackChunkName: "journey-[request]" */ `./locales/${language}.json`),
  },
});
