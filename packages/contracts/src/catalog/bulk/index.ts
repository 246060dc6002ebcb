export * from './bulk-input.js';
export type * from './bulk-responses.js';
