export * from './email-form.js';
