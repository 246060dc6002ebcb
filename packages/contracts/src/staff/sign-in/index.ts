export * from './factor-responses.js';
export type * from './responses.js';
export * from './second-factor.js';
export * from './signed-in-key.js';
export * from './staff-login.js';
