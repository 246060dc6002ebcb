export { StaffTab } from './staff-tab.js';
