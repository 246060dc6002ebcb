export { BlogTab } from './blog-tab.js';
