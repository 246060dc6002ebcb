import type { Endpoint } from '../endpoint.js';

export const staffLogin = { method: 'POST', path: '/api/admin/login', service: 'gateway', access: 'public' } satisfies Endpoint;
export const staffLogout = { method: 'POST', path: '/api/admin/logout', service: 'gateway', access: 'public' } satisfies Endpoint;
export const getStaffSession = {
  method: 'GET',
  path: '/api/admin/session',
  service: 'gateway',
  access: 'public',
} satisfies Endpoint;
