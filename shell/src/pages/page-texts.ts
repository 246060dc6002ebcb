import type { LazyTexts } from '@dealership/ui-kit';

/** Texts of the shell's simple pages. */
export const pageTexts: LazyTexts = {
  namespace: 'pages',
  load: (language) => import(/* webpackChunkName: "pages-[request]" */ `./locales/${language}.json`),
};
