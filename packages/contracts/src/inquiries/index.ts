export * from './appointments/index.js';
export * from './inbox/index.js';
export * from './journeys/index.js';
export * from './newsletter/index.js';
export * from './received-mail/index.js';
export * from './requests/index.js';
export * from './search-alerts/index.js';
