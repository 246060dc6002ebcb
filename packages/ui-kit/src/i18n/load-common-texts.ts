import type { TextLoader } from './i18n.js';

/** Common texts by language: the shell adds them before the first render. */
export const loadCommonTexts: TextLoader = (language) =>
  import(/* webpackChunkName: "common-[request]" */ `../locales/${language}.json`);
