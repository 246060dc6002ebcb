import { definePage } from '@dealership/ui-kit';

export const page = definePage({
  path: '/admin-password',
  chunk: 'new-password',
  load: () => import(/* webpackChunkName: "new-password" */ './index.js'),
});
