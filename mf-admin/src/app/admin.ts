import { definePage } from '@dealership/ui-kit';
import type { RemoteDefinition } from '@dealership/ui-kit/lifecycles';
import { page as login } from '../features/login/page.js';
import { page as newPassword } from '../features/new-password/page.js';

/** The admin is a separate chunk that only the browser loads. */
const adminPage = definePage({
  path: '/admin',
  chunk: 'admin',
  load: () => import(/* webpackChunkName: "admin" */ './admin-page.js').then(({ AdminPage }) => ({ Page: AdminPage })),
});

/** The staff's sign-in and admin. */
export const admin: RemoteDefinition = {
  name: 'mf-admin',
  texts: {
    namespace: 'admin',
    load: (language) => import(/* webpackChunkName: "locale-[request]" */ `../locales/${language}.json`),
  },
  // The sections are in the query: a path below the admin's is a mistake.
  pages: [login, newPassword, adminPage, { path: '/admin/*', movedTo: () => adminPage.path }],
};
