import { addTexts } from '@dealership/ui-kit';
import { dashboardTexts } from '../../shared/dashboard-texts.js';
import { loadFonts } from '../../shared/fonts.js';
import { Dashboard } from './dashboard.js';

/** The admin with its texts in the language of the page. */
export async function loadDashboard() {
  await addTexts('dashboard', dashboardTexts);
  // Names may be in the letters of all three languages; without these fonts they fall back to the device's.
  loadFonts().catch(() => undefined);
  return { default: Dashboard };
}
