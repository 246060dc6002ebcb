import type { Language } from '@dealership/contracts';
import { createServerI18n, loadCommonTexts, type TextLoader } from '@dealership/ui-kit';

/** Separate from the texts of the sign-in page, which everyone who opens /admin downloads. */
export const dashboardTexts: TextLoader = (language) =>
  import(/* webpackChunkName: "dashboard-[request]" */ `../locales/dashboard/${language}.json`);

/** The same texts in a language that may differ from the admin's. */
export async function textsIn(language: Language): Promise<ReturnType<typeof createServerI18n>> {
  const [dashboard, common] = await Promise.all([dashboardTexts(language), loadCommonTexts(language)]);
  return createServerI18n(language, { dashboard: dashboard.default, common: common.default });
}
