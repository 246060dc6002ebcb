export * from './appointment.js';
export * from './appointment-page.js';
export type * from './responses.js';
