export * from './feeds.js';
export * from './stock.js';
export * from './upcoming-vehicles.js';
export * from './vehicle-search.js';
export * from './vehicles.js';
