import type { PartTexts } from '@dealership/ui-kit/late';

/** What stands on the home page below its first view. */
export const homeTexts: PartTexts = {
  namespace: 'home',
  loaders: {
    en: () => import(/* webpackChunkName: "home-en" */ './locales/en.json'),
    ar: () => import(/* webpackChunkName: "home-ar" */ './locales/ar.json'),
    ja: () => import(/* webpackChunkName: "home-ja" */ './locales/ja.json'),
  },
};
