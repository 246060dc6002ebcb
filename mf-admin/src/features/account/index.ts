export { AccountTab } from './account-tab.js';
