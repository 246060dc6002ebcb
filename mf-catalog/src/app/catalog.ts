import type { RemoteDefinition } from '@dealership/ui-kit/lifecycles';
import { page as compareVehicles } from '../features/compare-vehicles/page.js';
import { page as inventory } from '../features/inventory/page.js';
import { page as ownAppointment } from '../features/own-appointment/page.js';
import { page as savedVehicles } from '../features/saved-vehicles/page.js';
import { page as upcomingVehicle } from '../features/upcoming-vehicle/page.js';
import { page as vehicleDetail } from '../features/vehicle-detail/page.js';
import { page as vehicleSheet } from '../features/vehicle-sheet/page.js';

/** The catalogue's pages, and its sections for pages of the shell. */
export const catalog: RemoteDefinition = {
  name: 'mf-catalog',
  texts: {
    namespace: 'catalog',
    load: (language) => import(/* webpackChunkName: "locale-[request]" */ `../locales/${language}.json`),
  },
  pages: [
    inventory,
    vehicleDetail,
    upcomingVehicle,
    savedVehicles,
    compareVehicles,
    vehicleSheet,
    ownAppointment,
    { path: '/upcoming-vehicles/:id', movedTo: ({ id = '' }) => `/upcoming-vehicle/${encodeURIComponent(id)}` },
  ],
  sections: {
    'featured-vehicles': {
      chunk: 'featured-vehicles',
      load: () => import(/* webpackChunkName: "featured-vehicles" */ '../features/featured-vehicles/index.js'),
    },
    'newest-vehicles': {
      chunk: 'newest-vehicles',
      load: () => import(/* webpackChunkName: "newest-vehicles" */ '../features/newest-vehicles-section/index.js'),
    },
    'upcoming-vehicles': {
      chunk: 'upcoming-vehicles',
      load: () => import(/* webpackChunkName: "upcoming-vehicles" */ '../features/upcoming-vehicles-section/index.js'),
    },
  },
};
