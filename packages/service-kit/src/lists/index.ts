export * from './batches.js';
export * from './cursor.js';
export * from './notes.js';
export * from './period.js';
export * from './search.js';
