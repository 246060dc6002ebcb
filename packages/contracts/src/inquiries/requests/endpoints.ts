import type { EndpointOf } from '../../endpoint/endpoint.js';
import type * as shapes from './shapes.js';

export const reserveUpcomingVehicle: EndpointOf<typeof shapes.reserveUpcomingVehicle> = {
  method: 'POST',
  path: '/api/vehicle-reservations',
  service: 'inquiries',
  access: 'public',
  rate: 'form',
};

export const getRequestFigures: EndpointOf<typeof shapes.getRequestFigures> = {
  method: 'GET',
  path: '/api/staff/figures/requests',
  service: 'inquiries',
  access: 'staff',
  permission: 'requests.read',
};
