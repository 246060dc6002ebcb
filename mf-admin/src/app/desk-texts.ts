import type { TextLoaders } from '@dealership/ui-kit';

/** Apart from the door's texts, which everybody who stands before it fetches. */
export const deskTexts: TextLoaders = {
  en: () => import(/* webpackChunkName: "desk-en" */ '../locales/desk/en.json'),
  ar: () => import(/* webpackChunkName: "desk-ar" */ '../locales/desk/ar.json'),
  ja: () => import(/* webpackChunkName: "desk-ja" */ '../locales/desk/ja.json'),
};
