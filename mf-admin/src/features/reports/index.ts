export { ReportsTab } from './reports-tab.js';
