export * from './chassis-number.js';
export * from './codes.js';
