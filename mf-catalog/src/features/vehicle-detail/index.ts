export { prefetchVehicle as prefetch } from './prefetch-vehicle.js';
export { VehicleDetailPage as Page } from './vehicle-detail-page.js';
