export { VehicleSourcingPage as Page } from './vehicle-sourcing-page.js';
