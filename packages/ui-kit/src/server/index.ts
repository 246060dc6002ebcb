export * from '../i18n/common-texts.js';
export * from './build-manifest.js';
export * from './env.js';
export * from './front-end-server.js';
export * from './remote-server.js';
export * from './render-fragment.js';
