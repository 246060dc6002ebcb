import type { PartTexts } from '@dealership/ui-kit';

/** The texts of the home page below the hero. */
export const homeTexts: PartTexts = {
  namespace: 'home',
  load: (language) => import(/* webpackChunkName: "home-[request]" */ `./locales/${language}.json`),
};
