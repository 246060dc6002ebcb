export { useInboxLabels } from './inbox-labels.js';
export { InboxTab } from './inbox-tab.js';
export { refreshInbox } from './refresh-inbox.js';
