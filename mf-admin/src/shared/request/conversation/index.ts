// A default export for `lazy()`.
export { Conversation as default } from './conversation.js';
