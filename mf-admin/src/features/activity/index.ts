export { ActivityTab } from './activity-tab.js';
