export * from './checkbox-field.js';
export * from './select-field.js';
