export * from './island.js';
export * from './lazy-part.js';
