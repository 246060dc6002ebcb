export * from './field.js';
export * from './trap-field.js';
export * from './use-idempotency-key.js';
export * from './use-schema-form.js';
