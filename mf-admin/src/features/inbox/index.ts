export { InboxTab } from './inbox-tab.js';
