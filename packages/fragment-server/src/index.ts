export * from './build-manifest.js';
export * from './fragment-body.js';
export * from './front-end-server.js';
export * from './listed-pages.js';
export * from './load-texts.js';
export * from './remote-server.js';
export * from './render-fragment.js';
