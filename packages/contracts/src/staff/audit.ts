export const AUDIT_ACTIONS = [
  'create',
  'update',
  'delete',
  'publish',
  'refund',
  'resend',
  'erase',
  'export',
  'sign-in',
  'sign-out',
  'refuse',
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** Audit entities of erasing and exporting a person; `after` lists ids. `ERASED_BY_AGE` stands in for the session, too. */
export const ERASED_PERSON = 'person';
export const ERASED_BY_AGE = 'retention';

/** In place of a session: of what the site does by itself. */
export const BY_ITSELF = 'automatic';
/** In place of a session: of who was refused, and of who came by the link of a letter. */
export const NO_SESSION = 'none';
export const BY_PASSWORD_LINK = 'password-link';
