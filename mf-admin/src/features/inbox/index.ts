export { InboxTab } from './inbox-tab.js';
export { useInboxWords } from './inbox-words.js';
export { refreshInbox } from './refresh-inbox.js';
