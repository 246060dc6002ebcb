import type { TextLoader } from '@dealership/ui-kit';

/** Apart from the texts of the sign-in page, which everybody who opens /admin fetches. */
export const dashboardTexts: TextLoader = (language) =>
  import(/* webpackChunkName: "dashboard-[request]" */ `../locales/dashboard/${language}.json`);
