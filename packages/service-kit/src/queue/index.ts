export * from './queue.module.js';
export * from './queue.processor.js';
export * from './queue-connection.js';
