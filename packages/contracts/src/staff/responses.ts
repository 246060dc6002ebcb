import { z } from 'zod';
import type { StaffPage } from '../fields/staff-page.js';
import { timestamp } from '../fields/timestamp.js';
import { languageSchema } from '../fields/translated.js';
import { AUDIT_ACTIONS } from './audit.js';
import { ERASURE_OBSTACLES, PERSON_EXPORT_VERSION } from './privacy.js';
import { ROLES } from './roles.js';

const changedFields = z.record(z.string(), z.unknown()).nullable().describe('The fields that were changed.');

/** A write by a member of staff. */
export const auditEntry = z.strictObject({
  id: z.int(),
  at: timestamp,
  sessionId: z.string(),
  personId: z.int().nullable().describe('The ID of the person; `null` if there was none, or if the entry predates accounts.'),
  personName: z.string().nullable().describe('The name of the person at that time.'),
  address: z.string().nullable().describe('The IP address of the client.'),
  action: z.enum(AUDIT_ACTIONS),
  entity: z.string(),
  entityId: z.int().nullable(),
  before: changedFields,
  after: changedFields,
});

export type AuditEntry = z.infer<typeof auditEntry>;

export type AuditPage = StaffPage<AuditEntry>;

/** A stored record about a person. */
const personRecord = z.strictObject({
  place: z.string().describe('The staff list that shows the record, or `payments`.'),
  id: z.int(),
  name: z.string().nullable(),
  email: z.string().nullable().describe('`null` if staff entered the record without one.'),
  phone: z.string().nullable(),
  createdAt: timestamp,
  obstacle: z
    .enum(ERASURE_OBSTACLES)
    .nullable()
    .describe('The reason why the record is still needed; `null` if it can be erased.'),
});

export type PersonRecord = z.infer<typeof personRecord>;

export const personRecords = z.strictObject({ items: z.array(personRecord) });

export type PersonRecords = z.infer<typeof personRecords>;

/** The result of an erasure. */
export const erasureReceipt = z.strictObject({
  erased: z.record(z.string(), z.int()).describe('The number of erased records by place.'),
  kept: z.array(personRecord).describe('The records that are still needed. They can be erased later.'),
});

export type ErasureReceipt = z.infer<typeof erasureReceipt>;

/** A showcase whose customer has, or had, that name: the audit also covers deleted ones. */
const namedRecord = personRecord.pick({ place: true, id: true, name: true, createdAt: true });

export type NamedRecord = z.infer<typeof namedRecord>;

/**
 * A current or former testimonial by a client of that name or a similar one. `name`: the English one, which every
 * testimonial has.
 */
const namedTestimonial = z.strictObject({ name: z.string(), createdAt: timestamp });

export type NamedTestimonial = z.infer<typeof namedTestimonial>;

export const namedRecords = z.strictObject({ items: z.array(namedRecord), testimonials: z.array(namedTestimonial) });

export type NamedRecords = z.infer<typeof namedRecords>;

/** A stored record about a person, in full. */
const exportedRecord = personRecord.pick({ place: true, id: true, createdAt: true }).extend({
  fields: z
    .record(z.string(), z.unknown())
    .describe(
      'The stored values by field name; empty fields are omitted. Times are in ISO 8601 format in UTC, amounts are numbers.',
    ),
});

export type ExportedRecord = z.infer<typeof exportedRecord>;

export const exportedRecords = z.strictObject({ items: z.array(exportedRecord) });

export type ExportedRecords = z.infer<typeof exportedRecords>;

/** The export that staff hand to a person: everything that each service stores about them. */
export const personExport = z.strictObject({
  version: z.literal(PERSON_EXPORT_VERSION),
  exportedAt: timestamp,
  site: z.url().describe('The address of the site, which is the base of picture addresses.'),
  email: z.string().nullable().describe('The e-mail address; `null` if the person was found by name only.'),
  language: languageSchema.describe('The language that the person used last; English if it is unknown.'),
  records: z.array(exportedRecord),
});

export type PersonExport = z.infer<typeof personExport>;

export const staffSession = z.strictObject({
  expiresAt: timestamp.describe('The time at which the session expires unless it is used before.'),
  endsIn: z.int().describe('The number of seconds until the session expires.'),
  role: z.enum(ROLES),
  person: z.strictObject({ id: z.int(), name: z.string() }),
  mustEnrol: z
    .boolean()
    .describe("Whether a second factor must be set up first. Until then, the session is restricted to the caller's account."),
});

/** One of the caller's sessions. */
export const ownSession = z.strictObject({
  id: z.string(),
  current: z.boolean(),
  address: z.string(),
  device: z.string().describe('The user agent of the browser.'),
  startedAt: timestamp,
});

export type OwnSession = z.infer<typeof ownSession>;

export type StaffSession = z.infer<typeof staffSession>;
