export { SettingsTab } from './settings-tab.js';
