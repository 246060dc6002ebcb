import { definePage } from '@dealership/ui-kit';

export const page = definePage({
  path: '/auction-checkout',
  chunk: 'auction-checkout',
  shared: ['form'],
  load: () => import(/* webpackChunkName: "auction-checkout" */ './index.js'),
  texts: {
    namespace: 'auction-checkout',
    load: (language) => import(/* webpackChunkName: "auction-checkout-[request]" */ `./locales/${language}.json`),
  },
});
