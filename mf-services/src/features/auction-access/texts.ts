import type { TextLoaders } from '@dealership/ui-kit';

export const texts: TextLoaders = {
  en: () => import(/* webpackChunkName: "auction-access-en" */ './locales/en.json'),
  ar: () => import(/* webpackChunkName: "auction-access-ar" */ './locales/ar.json'),
  ja: () => import(/* webpackChunkName: "auction-access-ja" */ './locales/ja.json'),
};
