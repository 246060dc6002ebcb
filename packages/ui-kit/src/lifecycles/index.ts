export * from './fragment.js';
export * from './page-routes.js';
export * from './react-lifecycles.js';
export * from './remote.js';
export * from './section.js';
