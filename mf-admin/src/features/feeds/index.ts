export { FeedsTab } from './feeds-tab.js';
