export { UpcomingVehiclePage as Page } from './upcoming-vehicle-page.js';
export { prefetchUpcomingVehicle as prefetch } from './use-upcoming-vehicle.js';
