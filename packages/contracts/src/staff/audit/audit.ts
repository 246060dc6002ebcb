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

/** Audit entities of erasing and exporting a person; `after` lists ids. `ERASED_BY_AGE` also replaces the session. */
export const AUDITED_PERSON = 'person';
export const ERASED_BY_AGE = 'retention';

/** Session value for automatic actions. */
export const AUTOMATIC = 'automatic';
/** Session value for refused sign-ins and for people with a link from an e-mail. */
export const NO_SESSION = 'none';
export const BY_PASSWORD_LINK = 'password-link';
/** Session value for what a customer changed on the site. */
export const BY_CUSTOMER = 'customer';
