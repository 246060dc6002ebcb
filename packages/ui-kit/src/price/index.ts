export * from './price.js';
