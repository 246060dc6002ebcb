export { EndpointsModule } from './endpoints.module.js';
export * from './file-body.js';
export * from './json-text.js';
export * from './page-links.js';
export * from './request-context.js';
export { endpointOf, Route } from './route.js';
