import type { LazyTexts } from '@dealership/ui-kit';

export const aboutTexts: LazyTexts = {
  namespace: 'about',
  load: (language) => import(/* webpackChunkName: "about-[request]" */ `./locales/${language}.json`),
};
