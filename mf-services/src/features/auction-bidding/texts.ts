import type { TextLoaders } from '@dealership/ui-kit';

export const texts: TextLoaders = {
  en: () => import(/* webpackChunkName: "auction-bidding-en" */ './locales/en.json'),
  ar: () => import(/* webpackChunkName: "auction-bidding-ar" */ './locales/ar.json'),
  ja: () => import(/* webpackChunkName: "auction-bidding-ja" */ './locales/ja.json'),
};
