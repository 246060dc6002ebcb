export * from './news-feed.js';
export * from './site-address.js';
export * from './xml-document.js';
