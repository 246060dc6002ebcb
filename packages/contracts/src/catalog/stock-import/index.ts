export * from './import-columns.js';
export * from './import-input.js';
export type * from './import-responses.js';
export * from './import-states.js';
