import type { PartTexts } from '@dealership/ui-kit';

/** Texts of the shell's simple pages. */
export const pageTexts: PartTexts = {
  namespace: 'pages',
  load: (language) => import(/* webpackChunkName: "pages-[request]" */ `./locales/${language}.json`),
};
