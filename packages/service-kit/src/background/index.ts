export * from './background-loop.js';
export * from './cleaning.js';
export * from './cleaning.module.js';
export * from './drain-batches.js';
export * from './retention.js';
export * from './retention.module.js';
export * from './scheduled-task.js';
