export * from './endpoint.js';
export * from './errors.js';
export * from './roles.js';
export * from './scopes.js';
