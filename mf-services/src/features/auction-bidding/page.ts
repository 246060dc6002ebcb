import { definePage } from '@dealership/ui-kit';

export const page = definePage({
  path: '/auction-bidding',
  chunk: 'auction-bidding',
  listed: true,
  load: () => import(/* webpackChunkName: "auction-bidding" */ './index.js'),
  texts: {
    namespace: 'auction-bidding',
    load: (language) => import(/* webpackChunkName: "auction-bidding-[request]" */ `./locales/${language}.json`),
  },
});
