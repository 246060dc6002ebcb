export * from './groups.js';
export * from './texts.js';
export type * from './types.js';
export * from './values.js';
