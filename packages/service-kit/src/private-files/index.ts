export * from '../media/media-settings.js';
export * from './private-files.js';
