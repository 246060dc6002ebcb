export * from './back-link.js';
export * from './link-tabs.js';
