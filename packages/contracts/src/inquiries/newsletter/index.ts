export * from './arrivals-email.js';
export type * from './confirmation-link.js';
export * from './newsletter-subscription.js';
export type * from './responses.js';
