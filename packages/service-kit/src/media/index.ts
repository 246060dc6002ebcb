export * from './demo-data.js';
export * from './document-input.js';
export { FolderFiles } from './files/folder-files.js';
export * from './files/media-files.js';
export * from './media-in-use.js';
export * from './media-options.js';
export * from './media-store.js';
export * from './picture-input.js';
export * from './picture-png.js';
