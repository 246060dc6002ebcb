import type { RemoteDefinition } from '@dealership/ui-kit/lifecycles';

/** The catalogue's addresses; each page's code is a file of its own. */
export const catalog: RemoteDefinition = {
  name: 'mf-catalog',
  routes: [
    {
      path: '/inventory',
      chunk: 'inventory',
      load: () => import(/* webpackChunkName: "inventory" */ '../features/inventory/index.js'),
    },
    {
      path: '/vehicle/:id',
      chunk: 'vehicle-detail',
      load: () => import(/* webpackChunkName: "vehicle-detail" */ '../features/vehicle-detail/index.js'),
    },
    {
      path: '/upcoming-vehicle/:id',
      chunk: 'upcoming-vehicle',
      load: () => import(/* webpackChunkName: "upcoming-vehicle" */ '../features/upcoming-vehicle/index.js'),
    },
    { path: '/upcoming-vehicles/:id', movedTo: ({ id = '' }) => `/upcoming-vehicle/${encodeURIComponent(id)}` },
  ],
  sections: {
    'featured-vehicles': {
      chunk: 'featured-vehicles',
      load: () => import(/* webpackChunkName: "featured-vehicles" */ '../features/featured-vehicles/index.js'),
    },
    'upcoming-vehicles': {
      chunk: 'upcoming-vehicles',
      load: () => import(/* webpackChunkName: "upcoming-vehicles" */ '../features/upcoming-vehicles-section/index.js'),
    },
  },
};
