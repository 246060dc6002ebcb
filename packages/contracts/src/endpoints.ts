export * from './catalog/endpoints.js';
export * from './content/endpoints.js';
export * from './docs/endpoints.js';
export * from './inquiries/endpoints.js';
export * from './payments/endpoints.js';
export * from './staff/endpoints.js';
