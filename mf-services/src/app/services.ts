import type { RemoteDefinition } from '@dealership/ui-kit/lifecycles';

/** The pages that search engines should know. */
const LISTED = ['/auction-access', '/auction-bidding', '/import-services', '/vehicle-sourcing', '/consignment'];

const bidding = () => import(/* webpackChunkName: "auction-bidding" */ '../features/auction-bidding/index.js');

/** The addresses of the dealership's services; each page's code is a file of its own. */
export const services: RemoteDefinition = {
  name: 'mf-services',
  routes: [
    {
      path: '/auction-access',
      chunk: 'auction-access',
      load: () => import(/* webpackChunkName: "auction-access" */ '../features/auction-access/index.js'),
    },
    { path: '/auction-bidding', chunk: 'auction-bidding', load: bidding },
    { path: '/how-to-buy', chunk: 'auction-bidding', load: bidding },
    {
      path: '/auction-checkout',
      chunk: 'auction-checkout',
      shared: ['form'],
      load: () => import(/* webpackChunkName: "auction-checkout" */ '../features/auction-checkout/index.js'),
    },
    {
      path: '/payment-success',
      chunk: 'payment-success',
      hydrate: 'at-once',
      load: () => import(/* webpackChunkName: "payment-success" */ '../features/payment-success/index.js'),
    },
    {
      path: '/import-services',
      chunk: 'import-services',
      shared: ['form'],
      load: () => import(/* webpackChunkName: "import-services" */ '../features/import-services/index.js'),
    },
    {
      path: '/vehicle-sourcing',
      chunk: 'vehicle-sourcing',
      shared: ['form'],
      load: () => import(/* webpackChunkName: "vehicle-sourcing" */ '../features/vehicle-sourcing/index.js'),
    },
    {
      path: '/consignment',
      chunk: 'consignment',
      shared: ['form'],
      load: () => import(/* webpackChunkName: "consignment" */ '../features/consignment/index.js'),
    },
  ],
  sitemap: async () => LISTED.map((path) => ({ path })),
};
