export { prefetchVehicle as prefetch } from './use-vehicle.js';
export { VehicleDetailPage as Page } from './vehicle-detail-page.js';
