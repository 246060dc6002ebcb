export { headingsOf } from './contents.js';
export { htmlNodes } from './html-nodes.js';
export * from './rich-text.js';
export { toParagraphs } from './to-paragraphs.js';
