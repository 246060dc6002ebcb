import { definePage } from '@dealership/ui-kit';

export const page = definePage({
  path: '/payment-success',
  chunk: 'payment-success',
  hydrate: 'load',
  personal: true,
  load: () => import(/* webpackChunkName: "payment-success" */ './index.js'),
  texts: {
    namespace: 'payment-success',
    load: (language) => import(/* webpackChunkName: "payment-success-[request]" */ `./locales/${language}.json`),
  },
});
