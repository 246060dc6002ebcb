export * from './no-picture.js';
export * from './picture.js';
export * from './share-picture.js';
