import { type AuditPage, staffEndpoints } from '@dealership/contracts';
import { staffQuery } from '../../shared/staff-query.js';

/** The parts of the site that keep a record of what staff do. */
export const AUDITS = {
  catalog: staffEndpoints.listCatalogAudit,
  content: staffEndpoints.listContentAudit,
  inquiries: staffEndpoints.listInquiriesAudit,
  payments: staffEndpoints.listPaymentsAudit,
} as const;

export type AuditName = keyof typeof AUDITS;

export const isAuditName = (name: string): name is AuditName => Object.hasOwn(AUDITS, name);

/** What staff did, newest first. */
export const auditQuery = (name: AuditName, page: number) => staffQuery<AuditPage>(`audit-${name}`, AUDITS[name], { page });
