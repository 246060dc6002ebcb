export { headingsOf } from './contents.js';
export * from './rich-text.js';
