export { QuayTab } from './quay-tab.js';
