import type { LazyTexts } from '@dealership/ui-kit';

export const contactTexts: LazyTexts = {
  namespace: 'contact',
  load: (language) => import(/* webpackChunkName: "contact-[request]" */ `./locales/${language}.json`),
};
