export { Conversation as default } from './conversation.js';
