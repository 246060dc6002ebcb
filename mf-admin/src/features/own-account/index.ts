export { OwnAccountTab } from './own-account-tab.js';
