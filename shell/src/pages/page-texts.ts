import type { Language } from '@dealership/contracts';
import { addTexts } from '@dealership/ui-kit';

/** Loads what the shell's own pages say, besides what stands in the first view of the home page. */
export const loadPageTexts = (): Promise<void> =>
  addTexts('pages', {
    en: () => import(/* webpackChunkName: "pages-en" */ './locales/en.json'),
    ar: () => import(/* webpackChunkName: "pages-ar" */ './locales/ar.json'),
    ja: () => import(/* webpackChunkName: "pages-ja" */ './locales/ja.json'),
  });

/** The chunk that holds them. */
export const pageTextsFile = (language: Language): string => `pages-${language}`;
