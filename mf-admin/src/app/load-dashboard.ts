import { addTexts } from '@dealership/ui-kit';
import { Dashboard } from './dashboard.js';
import { dashboardTexts } from './dashboard-texts.js';

/** The admin with its texts in the language of the page. */
export async function loadDashboard() {
  await addTexts('dashboard', dashboardTexts);
  return { default: Dashboard };
}
