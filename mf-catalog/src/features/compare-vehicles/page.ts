import { definePage } from '@dealership/ui-kit';

export const page = definePage({
  path: '/compare',
  chunk: 'compare-vehicles',
  load: () => import(/* webpackChunkName: "compare-vehicles" */ './index.js'),
});
