import type { RemoteDefinition } from '@dealership/ui-kit/lifecycles';

/** The addresses of the dealership's services; each page's code is a file of its own. */
export const services: RemoteDefinition = {
  name: 'mf-services',
  routes: [
    {
      path: '/auction-access',
      chunk: 'auction-access',
      load: () => import(/* webpackChunkName: "auction-access" */ '../features/auction-access/index.js'),
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
};
