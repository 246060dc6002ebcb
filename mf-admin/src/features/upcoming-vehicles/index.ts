export { UpcomingVehiclesTab } from './upcoming-vehicles-tab.js';
