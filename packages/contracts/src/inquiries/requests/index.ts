export * from './forms/contact-message.js';
export * from './forms/request-endpoints.js';
export * from './forms/test-drive-request.js';
export * from './forms/vehicle-reservation.js';
export * from './kinds/index.js';
export * from './leads/index.js';
export type * from './responses.js';
