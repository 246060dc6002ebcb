import { endpoints } from '@dealership/contracts';
import { staffQuery } from '../../shared/api/staff-query.js';

/** The parts of the site that keep a record of what staff do. */
export const AUDITS = {
  catalog: endpoints.listCatalogAudit,
  content: endpoints.listContentAudit,
  inquiries: endpoints.listInquiriesAudit,
  payments: endpoints.listPaymentsAudit,
} as const;

export type AuditName = keyof typeof AUDITS;

export const isAuditName = (name: string): name is AuditName => Object.hasOwn(AUDITS, name);

/** What staff did, newest first. */
export const auditQuery = (name: AuditName, page: number) => staffQuery(`audit-${name}`, AUDITS[name], { page });
