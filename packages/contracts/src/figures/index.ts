export * from './page-views.js';
export { FIGURES_MAX_DAYS, type FiguresQuery } from './period.js';
export type * from './responses.js';
export * from './stock-ages.js';
