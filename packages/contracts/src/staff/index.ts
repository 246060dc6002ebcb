export * from './accounts/index.js';
export * from './audit/index.js';
export * from './sign-in/index.js';
