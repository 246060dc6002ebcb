export * from './chassis-number.js';
export * from './codes.js';
export * from './known-facts.js';
