export { InboxTab } from './inbox-tab.js';
export { refreshInbox } from './refresh-inbox.js';
export { useInboxState } from './use-inbox-state.js';
