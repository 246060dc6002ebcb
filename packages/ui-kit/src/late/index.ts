export * from './late-part.js';
export * from './late-section.js';
export * from './use-part-texts.js';
export * from './when-near.js';
export * from './when-used.js';
