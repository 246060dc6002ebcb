export {
  endTracing,
  REQUEST_ID_HEADER,
  requestIdOf,
  startTracing,
  TRACEPARENT_HEADER,
  traceHeader,
  traceIdOf,
  traceRequests,
} from '@dealership/tracing';
export * from './app/drain.js';
export * from './app/nest-logger.js';
export * from './app/service-app.js';
export * from './config/env.js';
export * from './database/database.module.js';
export * from './database/migrate.js';
export * from './errors/app-error.filter.js';
export * from './errors/app-error.js';
export * from './health/health.module.js';
export * from './metrics/index.js';
