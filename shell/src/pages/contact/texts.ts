import type { PartTexts } from '@dealership/ui-kit';

export const contactTexts: PartTexts = {
  namespace: 'contact',
  load: (language) => import(/* webpackChunkName: "contact-[request]" */ `./locales/${language}.json`),
};
