import { reactLifecycles } from '@dealership/ui-kit/lifecycles';
import { withTexts } from './app/page-texts.js';
import { services } from './app/services.js';

/** What single-spa calls when the browser is on a page of the services. */
export const { bootstrap, mount, unmount } = reactLifecycles({
  ...services,
  routes: services.routes.map(withTexts),
  namespace: 'services',
  texts: {
    en: () => import(/* webpackChunkName: "locale-en" */ './locales/en.json'),
    ar: () => import(/* webpackChunkName: "locale-ar" */ './locales/ar.json'),
    ja: () => import(/* webpackChunkName: "locale-ja" */ './locales/ja.json'),
  },
});
