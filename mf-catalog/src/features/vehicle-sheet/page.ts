import { definePage } from '@dealership/ui-kit';

export const page = definePage({
  path: '/vehicle/:id/sheet',
  chunk: 'vehicle-sheet',
  load: () => import(/* webpackChunkName: "vehicle-sheet" */ './index.js'),
});
