export { StockImportTab } from './stock-import-tab.js';
