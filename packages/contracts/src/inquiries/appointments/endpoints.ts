import type { EndpointOf } from '../../endpoint/endpoint.js';
import type * as shapes from './shapes.js';

const service = 'inquiries';
const reading = { service, access: 'staff', permission: 'requests.read' } as const;
const writing = { service, access: 'staff', permission: 'requests.write' } as const;

export const getTestDriveSlots: EndpointOf<typeof shapes.getTestDriveSlots> = {
  method: 'GET',
  path: '/api/test-drive/slots',
  service,
  access: 'public',
  cache: true,
};

export const getOwnAppointment: EndpointOf<typeof shapes.getOwnAppointment> = {
  method: 'GET',
  path: '/api/own-appointment',
  service,
  access: 'public',
};
/** Its page sends no referrer, so browsers send `Origin: null` with its forms. */
export const moveOwnAppointment: EndpointOf<typeof shapes.moveOwnAppointment> = {
  method: 'POST',
  path: '/api/own-appointment/move',
  service,
  access: 'public',
  rate: 'form',
  crossSite: true,
};
export const cancelOwnAppointment: EndpointOf<typeof shapes.cancelOwnAppointment> = {
  method: 'POST',
  path: '/api/own-appointment/cancel',
  service,
  access: 'public',
  rate: 'form',
  crossSite: true,
};

export const getAppointmentWeek: EndpointOf<typeof shapes.getAppointmentWeek> = {
  method: 'GET',
  path: '/api/appointments',
  ...reading,
};
export const createAppointment: EndpointOf<typeof shapes.createAppointment> = {
  method: 'POST',
  path: '/api/appointments',
  ...writing,
};
export const confirmAppointment: EndpointOf<typeof shapes.confirmAppointment> = {
  method: 'POST',
  path: '/api/appointments/:id/confirm',
  ...writing,
};
export const moveAppointment: EndpointOf<typeof shapes.moveAppointment> = {
  method: 'POST',
  path: '/api/appointments/:id/move',
  ...writing,
};
export const cancelAppointment: EndpointOf<typeof shapes.cancelAppointment> = {
  method: 'POST',
  path: '/api/appointments/:id/cancel',
  ...writing,
};
export const blockAppointments: EndpointOf<typeof shapes.blockAppointments> = {
  method: 'POST',
  path: '/api/appointment-blocks',
  ...writing,
};
export const unblockAppointments: EndpointOf<typeof shapes.unblockAppointments> = {
  method: 'DELETE',
  path: '/api/appointment-blocks/:id',
  ...writing,
};

export const getCalendarLink: EndpointOf<typeof shapes.getCalendarLink> = {
  method: 'GET',
  path: '/api/staff/calendar-link',
  ...writing,
};
export const createCalendarLink: EndpointOf<typeof shapes.createCalendarLink> = {
  method: 'POST',
  path: '/api/staff/calendar-link',
  ...writing,
};
export const removeCalendarLink: EndpointOf<typeof shapes.removeCalendarLink> = {
  method: 'DELETE',
  path: '/api/staff/calendar-link',
  ...writing,
};
export const getCalendarFeed: EndpointOf<typeof shapes.getCalendarFeed> = {
  method: 'GET',
  path: '/api/calendar/:secret',
  service,
  access: 'public',
};
