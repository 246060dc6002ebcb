import { reactLifecycles } from '@dealership/ui-kit/lifecycles';
import { blog } from './app/blog.js';

/** What single-spa calls when the browser is on the blog, and what brings its section to the home page. */
export const { bootstrap, mount, unmount, mountSection, preparePage } = reactLifecycles({
  ...blog,
  namespace: 'blog',
  texts: {
    en: () => import(/* webpackChunkName: "locale-en" */ './locales/en.json'),
    ar: () => import(/* webpackChunkName: "locale-ar" */ './locales/ar.json'),
    ja: () => import(/* webpackChunkName: "locale-ja" */ './locales/ja.json'),
  },
});
