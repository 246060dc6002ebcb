export * from './background-loop.js';
export * from './drain-batches.js';
export * from './retention.js';
export * from './retention.module.js';
export * from './row-purge.module.js';
export * from './row-purge.task.js';
export * from './scheduled-task.js';
