export * from './blog-post.js';
export * from './blog-post-input.js';
export * from './customer-showcase-input.js';
export * from './reading-minutes.js';
export type * from './responses.js';
export * from './written-in.js';
