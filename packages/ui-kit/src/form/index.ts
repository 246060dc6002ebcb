export type { FieldValues, Path } from 'react-hook-form';
export * from './field.js';
export * from './field-frame.js';
export * from './late-schema.js';
export * from './trap-field.js';
export * from './use-alive.js';
export * from './use-field.js';
export * from './use-idempotency-key.js';
export * from './use-schema-form.js';
