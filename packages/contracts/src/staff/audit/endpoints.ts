import type { EndpointOf } from '../../endpoint/endpoint.js';
import type * as shapes from './shapes.js';

const audit = { method: 'GET', access: 'staff', permission: 'audit.read' } as const;

export const listAccountsAudit: EndpointOf<typeof shapes.listAccountsAudit> = {
  ...audit,
  service: 'accounts',
  path: '/api/audit/accounts',
};
export const listCatalogAudit: EndpointOf<typeof shapes.listCatalogAudit> = {
  ...audit,
  service: 'catalog',
  path: '/api/audit/catalog',
};
export const listContentAudit: EndpointOf<typeof shapes.listContentAudit> = {
  ...audit,
  service: 'content',
  path: '/api/audit/content',
};
export const listInquiriesAudit: EndpointOf<typeof shapes.listInquiriesAudit> = {
  ...audit,
  service: 'inquiries',
  path: '/api/audit/inquiries',
};
export const listPaymentsAudit: EndpointOf<typeof shapes.listPaymentsAudit> = {
  ...audit,
  service: 'payments',
  path: '/api/audit/payments',
};
