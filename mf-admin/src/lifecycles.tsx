import { reactLifecycles } from '@dealership/ui-kit/lifecycles';
import { admin } from './app/admin.js';

/** What single-spa calls when the browser is in the staff's area. */
export const { bootstrap, mount, unmount } = reactLifecycles({
  ...admin,
  namespace: 'admin',
  texts: {
    en: () => import(/* webpackChunkName: "locale-en" */ './locales/en.json'),
    ar: () => import(/* webpackChunkName: "locale-ar" */ './locales/ar.json'),
    ja: () => import(/* webpackChunkName: "locale-ja" */ './locales/ja.json'),
  },
});
