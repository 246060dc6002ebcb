export { PrivacyTab } from './privacy-tab.js';
