import type { PartTexts } from '@dealership/ui-kit';

/** What the shell's plain pages say. */
export const pageTexts: PartTexts = {
  namespace: 'pages',
  load: (language) => import(/* webpackChunkName: "pages-[request]" */ `./locales/${language}.json`),
};
