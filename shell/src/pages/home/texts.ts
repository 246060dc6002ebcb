import type { PartTexts } from '@dealership/ui-kit';

/** What stands on the home page below its first view. */
export const homeTexts: PartTexts = {
  namespace: 'home',
  load: (language) => import(/* webpackChunkName: "home-[request]" */ `./locales/${language}.json`),
};
