export * from './media-store.js';
export * from './picture-input.js';
