export * from './facts/index.js';
export * from './make-input.js';
export type * from './responses.js';
export type { StaffVehiclesQuery, VehicleSearchQuery } from './shapes.js';
export * from './stock-import/index.js';
export * from './upcoming-vehicle-input.js';
export * from './vehicle.js';
export * from './vehicle-input.js';
export * from './vehicle-search.js';
