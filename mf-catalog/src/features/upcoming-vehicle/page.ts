import { definePage } from '@dealership/ui-kit';

export const page = definePage({
  path: '/upcoming-vehicle/:id',
  chunk: 'upcoming-vehicle',
  load: () => import(/* webpackChunkName: "upcoming-vehicle" */ './index.js'),
});
