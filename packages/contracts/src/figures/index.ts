export * from './page-views.js';
export type { FiguresQuery } from './period.js';
export type * from './responses.js';
export * from './stock-ages.js';
