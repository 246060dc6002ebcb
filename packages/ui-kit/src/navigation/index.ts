export * from './back-link.js';
export * from './go-to.js';
export * from './link-tabs.js';
export { useFocusAfterRemoval } from './use-focus-after-removal.js';
