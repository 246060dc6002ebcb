import { addTexts } from '@dealership/ui-kit';
import { dashboardTexts } from '../../shared/dashboard-texts.js';
import { loadFonts } from '../../shared/fonts.js';
import { Dashboard } from './dashboard.js';

/** The admin with its texts in the language of the page. */
export async function loadDashboard() {
  await addTexts('dashboard', dashboardTexts);
  // People write their names in the letters of all three languages; without these fonts they show in those of the device.
  loadFonts().catch(() => undefined);
  return { default: Dashboard };
}
