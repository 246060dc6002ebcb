export * from './appointment.js';
export type * from './responses.js';
