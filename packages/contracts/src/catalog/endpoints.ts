import type { EndpointOf } from '../endpoint/endpoint.js';
import type * as shapes from './shapes.js';

export * from './bulk/bulk-endpoints.js';
export * from './stock-import/import-endpoints.js';

const service = 'catalog';
const open = { service, access: 'public' } as const;
const cached = { ...open, cache: true } as const;
const staff = { service, access: 'staff' } as const;
const internal = { service, access: 'service', caller: 'svc-content' } as const;

export const listVehicles: EndpointOf<typeof shapes.listVehicles> = { method: 'GET', path: '/api/vehicles', ...cached };
export const searchVehicles: EndpointOf<typeof shapes.searchVehicles> = {
  method: 'GET',
  path: '/api/vehicles/search',
  ...cached,
};
export const nearestVehicles: EndpointOf<typeof shapes.nearestVehicles> = {
  method: 'GET',
  path: '/api/vehicles/nearest',
  ...cached,
};
export const listFeaturedVehicles: EndpointOf<typeof shapes.listFeaturedVehicles> = {
  method: 'GET',
  path: '/api/vehicles/featured',
  ...cached,
};
export const listVehiclesById: EndpointOf<typeof shapes.listVehiclesById> = {
  method: 'GET',
  path: '/api/vehicles/by-id',
  ...cached,
};
export const listVehiclePages: EndpointOf<typeof shapes.listVehiclePages> = {
  method: 'GET',
  path: '/api/vehicles/pages',
  ...open,
};
export const getVehicle: EndpointOf<typeof shapes.getVehicle> = { method: 'GET', path: '/api/vehicles/:id', ...cached };
export const createVehicle: EndpointOf<typeof shapes.createVehicle> = {
  method: 'POST',
  path: '/api/vehicles',
  ...staff,
  permission: 'stock.write',
};
export const updateVehicle: EndpointOf<typeof shapes.updateVehicle> = {
  method: 'PUT',
  path: '/api/vehicles/:id',
  ...staff,
  permission: 'stock.write',
};
export const updateVehicleCosts: EndpointOf<typeof shapes.updateVehicleCosts> = {
  method: 'PUT',
  path: '/api/vehicles/:id/costs',
  ...staff,
  permission: 'stock.costs',
};
export const deleteVehicle: EndpointOf<typeof shapes.deleteVehicle> = {
  method: 'DELETE',
  path: '/api/vehicles/:id',
  ...staff,
  permission: 'stock.write',
};
export const listStaffVehicles: EndpointOf<typeof shapes.listStaffVehicles> = {
  method: 'GET',
  path: '/api/staff/vehicles',
  ...staff,
  permission: 'stock.read',
};
export const exportStaffVehicles: EndpointOf<typeof shapes.exportStaffVehicles> = {
  method: 'GET',
  path: '/api/staff/vehicles/export',
  ...staff,
  permission: 'stock.read',
};
export const listVehicleStatuses: EndpointOf<typeof shapes.listVehicleStatuses> = {
  method: 'GET',
  path: '/api/staff/vehicles/:id/statuses',
  ...staff,
  permission: 'stock.read',
};

export const getFinanceTerms: EndpointOf<typeof shapes.getFinanceTerms> = {
  method: 'GET',
  path: '/api/finance-terms',
  ...cached,
};

export const listUpcomingVehicles: EndpointOf<typeof shapes.listUpcomingVehicles> = {
  method: 'GET',
  path: '/api/upcoming-vehicles',
  ...cached,
};
export const getUpcomingVehicle: EndpointOf<typeof shapes.getUpcomingVehicle> = {
  method: 'GET',
  path: '/api/upcoming-vehicles/:id',
  ...cached,
};
export const listStaffUpcomingVehicles: EndpointOf<typeof shapes.listStaffUpcomingVehicles> = {
  method: 'GET',
  path: '/api/staff/upcoming-vehicles',
  ...staff,
  permission: 'stock.read',
};
export const createUpcomingVehicle: EndpointOf<typeof shapes.createUpcomingVehicle> = {
  method: 'POST',
  path: '/api/upcoming-vehicles',
  ...staff,
  permission: 'stock.write',
};
export const updateUpcomingVehicle: EndpointOf<typeof shapes.updateUpcomingVehicle> = {
  method: 'PUT',
  path: '/api/upcoming-vehicles/:id',
  ...staff,
  permission: 'stock.write',
};
export const deleteUpcomingVehicle: EndpointOf<typeof shapes.deleteUpcomingVehicle> = {
  method: 'DELETE',
  path: '/api/upcoming-vehicles/:id',
  ...staff,
  permission: 'stock.write',
};

export const listStaffMakes: EndpointOf<typeof shapes.listStaffMakes> = {
  method: 'GET',
  path: '/api/staff/makes',
  ...staff,
  permission: 'stock.read',
};
export const createMake: EndpointOf<typeof shapes.createMake> = {
  method: 'POST',
  path: '/api/makes',
  ...staff,
  permission: 'stock.write',
};
export const updateMake: EndpointOf<typeof shapes.updateMake> = {
  method: 'PUT',
  path: '/api/makes/:id',
  ...staff,
  permission: 'stock.write',
};
export const deleteMake: EndpointOf<typeof shapes.deleteMake> = {
  method: 'DELETE',
  path: '/api/makes/:id',
  ...staff,
  permission: 'stock.write',
};

export const countView: EndpointOf<typeof shapes.countView> = {
  method: 'POST',
  path: '/api/views',
  ...open,
  rate: 'read',
};
export const getStockFigures: EndpointOf<typeof shapes.getStockFigures> = {
  method: 'GET',
  path: '/api/staff/figures/stock',
  ...staff,
  permission: 'stock.read',
};
export const getStockFeed: EndpointOf<typeof shapes.getStockFeed> = {
  method: 'GET',
  path: '/api/feeds/stock/:file',
  ...cached,
};
export const getArrivalsFeed: EndpointOf<typeof shapes.getArrivalsFeed> = {
  method: 'GET',
  path: '/api/feeds/arrivals/:file',
  ...cached,
};
export const listStockFeeds: EndpointOf<typeof shapes.listStockFeeds> = {
  method: 'GET',
  path: '/api/staff/feeds',
  ...staff,
  permission: 'stock.read',
};
export const getStockFeedReport: EndpointOf<typeof shapes.getStockFeedReport> = {
  method: 'GET',
  path: '/api/staff/feeds/:file',
  ...staff,
  permission: 'stock.read',
};

export const listCatalogMedia: EndpointOf<typeof shapes.listCatalogMedia> = {
  method: 'GET',
  path: '/internal/media-in-use',
  ...internal,
};
