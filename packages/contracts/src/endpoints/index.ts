export * from './catalog.js';
export * from './content.js';
export * from './gateway.js';
export * from './inquiries.js';
export * from './payments.js';
