export * from './render.js';
export * from './texts.js';
