export * from './languages.js';
export * from './localized-text.js';
