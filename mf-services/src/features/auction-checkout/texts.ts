import type { TextLoaders } from '@dealership/ui-kit';

export const texts: TextLoaders = {
  en: () => import(/* webpackChunkName: "auction-checkout-en" */ './locales/en.json'),
  ar: () => import(/* webpackChunkName: "auction-checkout-ar" */ './locales/ar.json'),
  ja: () => import(/* webpackChunkName: "auction-checkout-ja" */ './locales/ja.json'),
};
