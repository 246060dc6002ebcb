import type { AuditEntity } from '@dealership/contracts';
import {
  listAccountsAudit,
  listCatalogAudit,
  listContentAudit,
  listInquiriesAudit,
  listPaymentsAudit,
} from '@dealership/contracts/staff/audit/endpoints';
import { staffQuery } from '../api/staff-query.js';

/** The parts of the site that keep an audit log of staff actions. */
export const AUDITS = {
  catalog: listCatalogAudit,
  content: listContentAudit,
  inquiries: listInquiriesAudit,
  payments: listPaymentsAudit,
  accounts: listAccountsAudit,
} as const;

export type AuditName = keyof typeof AUDITS;

export const isAuditName = (name: string): name is AuditName => Object.hasOwn(AUDITS, name);

/** Which staff actions are listed. Empty values are left out. */
export interface AuditFilter {
  from: string;
  to: string;
  /** Id of the member of staff. */
  person: string;
}

export const auditFilterOf = ({ from, to, person }: AuditFilter) => ({ from, to, personId: Number(person) || undefined });

/** Staff actions, newest first. */
export const auditQuery = (name: AuditName, page: number, filter: AuditFilter) =>
  staffQuery(`audit-${name}`, AUDITS[name], { page, ...auditFilterOf(filter) });

interface OfRecord {
  entity: AuditEntity;
  entityId: number;
  page: number;
}

/** Staff actions on one record, newest first. */
export const historyQuery = (name: AuditName, record: OfRecord) => staffQuery(`audit-${name}`, AUDITS[name], record);
