export * from './island.js';
export * from './lazy-component.js';
