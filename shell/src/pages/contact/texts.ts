import type { PartTexts } from '@dealership/ui-kit/late';

export const contactTexts: PartTexts = {
  namespace: 'contact',
  loaders: {
    en: () => import(/* webpackChunkName: "contact-en" */ './locales/en.json'),
    ar: () => import(/* webpackChunkName: "contact-ar" */ './locales/ar.json'),
    ja: () => import(/* webpackChunkName: "contact-ja" */ './locales/ja.json'),
  },
};
