export { MakesTab } from './makes-tab.js';
