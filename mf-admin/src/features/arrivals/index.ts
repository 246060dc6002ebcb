export { ArrivalsTab } from './arrivals-tab.js';
