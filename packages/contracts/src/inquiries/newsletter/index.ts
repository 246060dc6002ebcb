export * from './arrivals-email.js';
export * from './newsletter-subscription.js';
export type * from './responses.js';
export type * from './subscription-link.js';
