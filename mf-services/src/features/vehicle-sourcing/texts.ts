import type { TextLoaders } from '@dealership/ui-kit';

export const texts: TextLoaders = {
  en: () => import(/* webpackChunkName: "vehicle-sourcing-en" */ './locales/en.json'),
  ar: () => import(/* webpackChunkName: "vehicle-sourcing-ar" */ './locales/ar.json'),
  ja: () => import(/* webpackChunkName: "vehicle-sourcing-ja" */ './locales/ja.json'),
};
