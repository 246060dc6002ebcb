export * from './metrics.js';
export * from './metrics.module.js';
export { type MetricsAddress, MetricsServer } from './metrics-server.js';
export * from './watch-answers.js';
