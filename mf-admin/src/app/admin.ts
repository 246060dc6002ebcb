import type { RemoteDefinition } from '@dealership/ui-kit/lifecycles';

/** The staff's door and their desk. The desk itself is a file of its own that only the browser loads. */
export const admin: RemoteDefinition = {
  name: 'mf-admin',
  routes: [
    {
      path: '/admin-login',
      chunk: 'login',
      load: () => import(/* webpackChunkName: "login" */ '../features/login/index.js'),
    },
    {
      path: '/admin',
      chunk: 'admin',
      load: () => import(/* webpackChunkName: "admin" */ './admin-page.js').then(({ AdminPage }) => ({ Page: AdminPage })),
    },
  ],
};
