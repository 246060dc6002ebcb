import { LEAD_LISTS } from '../../inquiries/requests/leads/lead-endpoints.js';

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

/** What an entry is about. Requests are named by their lists. */
export const AUDIT_ENTITIES = [
  ...LEAD_LISTS,
  'api-token',
  'appointment',
  'appointment-block',
  'arrivals-email',
  'auction-subscription',
  'blog-post',
  'calendar-link',
  'customer-showcase',
  'journeys',
  'make',
  'media',
  'notification',
  'person',
  'person-links',
  'received-mail',
  'retention',
  'role',
  'session',
  'setting',
  'staff-account',
  'stock-import',
  'upcoming-vehicle',
  'vehicle',
  'webhook',
] as const;

export type AuditEntity = (typeof AUDIT_ENTITIES)[number];

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
