export * from './background-loop.js';
export * from './retention.js';
export * from './retention.module.js';
