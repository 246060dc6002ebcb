export const AUDIT_ACTIONS = ['create', 'update', 'delete', 'refund', 'resend', 'erase', 'export'] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** Entities of erasures and of copies of a person's data; `after` has lists of ids. What grew too old has its entity in place of a session too. */
export const ERASED_PERSON = 'person';
export const ERASED_BY_AGE = 'retention';
