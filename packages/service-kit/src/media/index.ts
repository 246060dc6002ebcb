export * from './media-store.js';
