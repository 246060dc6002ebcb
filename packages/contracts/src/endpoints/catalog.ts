import type { Endpoint } from '../endpoint.js';

export const listVehicles = {
  method: 'GET',
  path: '/api/vehicles',
  service: 'catalog',
  access: 'public',
  cache: true,
} satisfies Endpoint;
export const searchVehicles = {
  method: 'GET',
  path: '/api/vehicles/search',
  service: 'catalog',
  access: 'public',
  cache: true,
} satisfies Endpoint;
export const listFeaturedVehicles = {
  method: 'GET',
  path: '/api/vehicles/featured',
  service: 'catalog',
  access: 'public',
  cache: true,
} satisfies Endpoint;
export const listVehiclePages = {
  method: 'GET',
  path: '/api/vehicles/pages',
  service: 'catalog',
  access: 'public',
} satisfies Endpoint;
export const getVehicle = {
  method: 'GET',
  path: '/api/vehicles/:id',
  service: 'catalog',
  access: 'public',
  cache: true,
} satisfies Endpoint;
export const listUpcomingVehicles = {
  method: 'GET',
  path: '/api/upcoming-vehicles',
  service: 'catalog',
  access: 'public',
  cache: true,
} satisfies Endpoint;
export const getUpcomingVehicle = {
  method: 'GET',
  path: '/api/upcoming-vehicles/:id',
  service: 'catalog',
  access: 'public',
  cache: true,
} satisfies Endpoint;
