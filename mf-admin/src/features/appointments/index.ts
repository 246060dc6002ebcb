export { AppointmentsTab } from './appointments-tab.js';
