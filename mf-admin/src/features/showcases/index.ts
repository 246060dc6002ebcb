export { ShowcasesTab } from './showcases-tab.js';
