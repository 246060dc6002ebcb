export { FiguresTab } from './figures-tab.js';
