import { definePage } from '@dealership/ui-kit';

export const page = definePage({
  path: '/inventory',
  chunk: 'inventory',
  load: () => import(/* webpackChunkName: "inventory" */ './index.js'),
});
