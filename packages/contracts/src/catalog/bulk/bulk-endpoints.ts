import type { EndpointOf } from '../../endpoint/endpoint.js';
import type * as shapes from './bulk-shapes.js';

const staff = { service: 'catalog', access: 'staff', permission: 'stock.write' } as const;

export const updateVehicles: EndpointOf<typeof shapes.updateVehicles> = {
  method: 'PUT',
  path: '/api/staff/vehicles',
  ...staff,
};
export const archiveVehicles: EndpointOf<typeof shapes.archiveVehicles> = {
  method: 'POST',
  path: '/api/staff/archived-vehicles',
  ...staff,
};
export const listArchivedVehicles: EndpointOf<typeof shapes.listArchivedVehicles> = {
  method: 'GET',
  path: '/api/staff/archived-vehicles',
  ...staff,
  permission: 'stock.read',
};
export const getDraftVehicle: EndpointOf<typeof shapes.getDraftVehicle> = {
  method: 'GET',
  path: '/api/staff/archived-vehicles/:id',
  ...staff,
  permission: 'stock.read',
};
export const updateDraftVehicle: EndpointOf<typeof shapes.updateDraftVehicle> = {
  method: 'PUT',
  path: '/api/staff/archived-vehicles/:id',
  ...staff,
};
export const deleteDraftVehicle: EndpointOf<typeof shapes.deleteDraftVehicle> = {
  method: 'DELETE',
  path: '/api/staff/archived-vehicles/:id',
  ...staff,
};
export const restoreVehicle: EndpointOf<typeof shapes.restoreVehicle> = {
  method: 'POST',
  path: '/api/staff/archived-vehicles/:id/restore',
  ...staff,
};
