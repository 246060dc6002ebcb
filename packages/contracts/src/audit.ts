export const AUDIT_ACTIONS = ['create', 'update', 'delete', 'refund', 'resend', 'erase'] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** Entities of erasures; `after` has lists of ids. What grew too old has its entity in place of a session too. */
export const ERASED_PERSON = 'person';
export const ERASED_BY_AGE = 'retention';

/** One write of a member of staff. `at`: ISO 8601, UTC. `before`, `after`: the fields that it changed. */
export interface AuditEntry {
  id: number;
  at: string;
  sessionId: string;
  action: AuditAction;
  entity: string;
  entityId: number | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

/** A part of a list that staff page through. `page`: from 1. */
export interface StaffPage<Item> {
  items: Item[];
  total: number;
  page: number;
  pageSize: number;
}

export type AuditPage = StaffPage<AuditEntry>;
