import type { PartTexts } from '@dealership/ui-kit';

export const aboutTexts: PartTexts = {
  namespace: 'about',
  load: (language) => import(/* webpackChunkName: "about-[request]" */ `./locales/${language}.json`),
};
