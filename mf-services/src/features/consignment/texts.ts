import type { TextLoaders } from '@dealership/ui-kit';

export const texts: TextLoaders = {
  en: () => import(/* webpackChunkName: "consignment-en" */ './locales/en.json'),
  ar: () => import(/* webpackChunkName: "consignment-ar" */ './locales/ar.json'),
  ja: () => import(/* webpackChunkName: "consignment-ja" */ './locales/ja.json'),
};
