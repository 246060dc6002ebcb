export * from './fragment.js';
export * from './react-lifecycles.js';
export * from './remote.js';
