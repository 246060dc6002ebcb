import type { TextLoader } from '@dealership/ui-kit';

/** Apart from the door's texts, which everybody who stands before it fetches. */
export const deskTexts: TextLoader = (language) =>
  import(/* webpackChunkName: "desk-[request]" */ `../locales/desk/${language}.json`);
