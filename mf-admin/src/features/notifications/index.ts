export { NotificationsTab } from './notifications-tab.js';
