import type { Language } from '@dealership/contracts';

const FONTS: Record<Language, () => Promise<unknown>> = {
  en: async () => undefined,
  ar: () => import(/* webpackChunkName: "fonts-ar" */ '@dealership/ui-kit/fonts/ar.css'),
  ja: () => import(/* webpackChunkName: "fonts-ja" */ '@dealership/ui-kit/fonts/ja.css'),
};

export const loadFonts = (language: Language): Promise<unknown> => FONTS[language]();
