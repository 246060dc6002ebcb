export { PortTab } from './port-tab.js';
