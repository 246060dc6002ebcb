import { addTexts } from '@dealership/ui-kit';
import { dashboardTexts } from '../../shared/dashboard-texts.js';
import { Dashboard } from './dashboard.js';

/** The admin with its texts in the language of the page. */
export async function loadDashboard() {
  await addTexts('dashboard', dashboardTexts);
  return { default: Dashboard };
}
