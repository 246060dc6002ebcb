import type { PartTexts } from '@dealership/ui-kit/late';

/** What the shell's plain pages say. The server has them from the start. */
export const pageTexts: PartTexts = {
  namespace: 'pages',
  loaders: {
    en: () => import(/* webpackChunkName: "pages-en" */ './locales/en.json'),
    ar: () => import(/* webpackChunkName: "pages-ar" */ './locales/ar.json'),
    ja: () => import(/* webpackChunkName: "pages-ja" */ './locales/ja.json'),
  },
};
