export * from '../media/media-options.js';
export * from './private-files.js';
