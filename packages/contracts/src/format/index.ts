export * from './customer-name.js';
export * from './digits.js';
export * from './escape-html.js';
export * from './format-number.js';
export * from './format-percent.js';
export * from './meta-excerpt.js';
export * from './money.js';
export * from './script-json.js';
