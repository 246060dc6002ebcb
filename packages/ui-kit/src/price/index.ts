export * from './currency-choice.js';
export * from './price.js';
