export { LeadsTab } from './leads-tab.js';
