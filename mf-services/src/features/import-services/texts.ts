import type { TextLoaders } from '@dealership/ui-kit';

export const texts: TextLoaders = {
  en: () => import(/* webpackChunkName: "import-services-en" */ './locales/en.json'),
  ar: () => import(/* webpackChunkName: "import-services-ar" */ './locales/ar.json'),
  ja: () => import(/* webpackChunkName: "import-services-ja" */ './locales/ja.json'),
};
