import type { TextLoaders } from './i18n.js';

/** The texts that every part uses, a language at a time: the shell adds them before anything shows. */
export const commonTextLoaders: TextLoaders = {
  en: () => import(/* webpackChunkName: "common-en" */ '../locales/en.json'),
  ar: () => import(/* webpackChunkName: "common-ar" */ '../locales/ar.json'),
  ja: () => import(/* webpackChunkName: "common-ja" */ '../locales/ja.json'),
};
