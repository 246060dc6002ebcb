import { definePage } from '@dealership/ui-kit';

export const page = definePage({
  path: '/vehicle/:id',
  chunk: 'vehicle-detail',
  load: () => import(/* webpackChunkName: "vehicle-detail" */ './index.js'),
});
