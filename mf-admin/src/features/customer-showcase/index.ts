export { CustomerShowcaseTab } from './customer-showcase-tab.js';
