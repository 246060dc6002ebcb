export * from './password-hash.js';
export * from './password-rule.js';
