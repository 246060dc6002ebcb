export * from './currency-place.js';
export * from './price.js';
