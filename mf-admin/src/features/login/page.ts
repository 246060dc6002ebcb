import { definePage } from '@dealership/ui-kit';

export const page = definePage({
  path: '/admin-login',
  chunk: 'login',
  load: () => import(/* webpackChunkName: "login" */ './index.js'),
});
