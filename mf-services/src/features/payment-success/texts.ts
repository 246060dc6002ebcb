import type { TextLoaders } from '@dealership/ui-kit';

export const texts: TextLoaders = {
  en: () => import(/* webpackChunkName: "payment-success-en" */ './locales/en.json'),
  ar: () => import(/* webpackChunkName: "payment-success-ar" */ './locales/ar.json'),
  ja: () => import(/* webpackChunkName: "payment-success-ja" */ './locales/ja.json'),
};
