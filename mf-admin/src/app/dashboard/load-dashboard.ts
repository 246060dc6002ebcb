import { addTexts } from '@dealership/ui-kit';
import { dashboardTexts } from '../../shared/dashboard-texts.js';
import { loadFonts } from '../../shared/display/fonts.js';
import { Dashboard } from './dashboard.js';

/** Loads the admin with its texts in the page's language. */
export async function loadDashboard() {
  await addTexts('dashboard', dashboardTexts);
  // Names may contain characters of all three languages. If these fonts fail to load, the device's fonts are used.
  loadFonts().catch(() => undefined);
  return { default: Dashboard };
}
