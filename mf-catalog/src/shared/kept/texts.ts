import type { PartTexts } from '@dealership/ui-kit';

/** Of what shows vehicles that the device keeps. */
export const keptTexts: PartTexts = {
  namespace: 'kept',
  load: (language) => import(/* webpackChunkName: "kept-[request]" */ `./locales/${language}.json`),
};
