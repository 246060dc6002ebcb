import type { Shape } from '../../endpoint/endpoint.js';
import { staffPage } from '../../fields/staff/staff-page.js';
import { auditQuery } from './audit-query.js';
import { auditEntry } from './responses.js';

const auditLog = { query: auditQuery, response: staffPage(auditEntry) };

export const listAccountsAudit = {
  summary: 'Returns a page of the audit log of sign-ins, refused sign-ins and account changes, newest first.',
  ...auditLog,
} satisfies Shape;
export const listCatalogAudit = {
  summary: 'Returns a page of the audit log of changes to the catalogue, newest first.',
  ...auditLog,
} satisfies Shape;
export const listContentAudit = {
  summary: 'Returns a page of the audit log of changes to the content, newest first.',
  ...auditLog,
} satisfies Shape;
export const listInquiriesAudit = {
  summary: 'Returns a page of the audit log of changes to inquiries, newest first.',
  ...auditLog,
} satisfies Shape;
export const listPaymentsAudit = {
  summary: 'Returns a page of the audit log of changes to payments, newest first.',
  ...auditLog,
} satisfies Shape;
