export { VehiclesTab } from './vehicles-tab.js';
