export * from './admin-path.js';
export * from './media.js';
export * from './news-feeds.js';
export * from './private-pages.js';
