import type { EndpointOf } from '../../endpoint/endpoint.js';
import type * as shapes from './import-shapes.js';

const staff = { service: 'catalog', access: 'staff', permission: 'stock.write' } as const;

export const createStockImport: EndpointOf<typeof shapes.createStockImport> = {
  method: 'POST',
  path: '/api/staff/stock-imports',
  ...staff,
};
export const listStockImports: EndpointOf<typeof shapes.listStockImports> = {
  method: 'GET',
  path: '/api/staff/stock-imports',
  ...staff,
};
export const getStockImport: EndpointOf<typeof shapes.getStockImport> = {
  method: 'GET',
  path: '/api/staff/stock-imports/:id',
  ...staff,
};
export const listStockImportRows: EndpointOf<typeof shapes.listStockImportRows> = {
  method: 'GET',
  path: '/api/staff/stock-imports/:id/rows',
  ...staff,
};
export const mapStockImport: EndpointOf<typeof shapes.mapStockImport> = {
  method: 'PUT',
  path: '/api/staff/stock-imports/:id/mapping',
  ...staff,
};
export const changeStockImportRow: EndpointOf<typeof shapes.changeStockImportRow> = {
  method: 'PUT',
  path: '/api/staff/stock-imports/:id/rows/:row',
  ...staff,
};
export const sendStockImportPictures: EndpointOf<typeof shapes.sendStockImportPictures> = {
  method: 'POST',
  path: '/api/staff/stock-imports/:id/pictures',
  ...staff,
};
export const changeStockImport: EndpointOf<typeof shapes.changeStockImport> = {
  method: 'PUT',
  path: '/api/staff/stock-imports/:id',
  ...staff,
};
export const downloadStockTemplate: EndpointOf<typeof shapes.downloadStockTemplate> = {
  method: 'GET',
  path: '/api/staff/stock-template',
  ...staff,
};
