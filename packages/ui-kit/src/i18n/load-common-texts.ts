import type { TextLoader } from './i18n.js';

/** The texts that every part uses, a language at a time: the shell adds them before anything shows. */
export const loadCommonTexts: TextLoader = (language) =>
  import(/* webpackChunkName: "common-[request]" */ `../locales/${language}.json`);
