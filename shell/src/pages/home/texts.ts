import type { LazyTexts } from '@dealership/ui-kit';

/** The texts of the home page below the hero. */
export const homeTexts: LazyTexts = {
  namespace: 'home',
  load: (language) => import(/* webpackChunkName: "home-[request]" */ `./locales/${language}.json`),
};
