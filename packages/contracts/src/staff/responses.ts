import { z } from 'zod';
import { AUDIT_ACTIONS } from './audit.js';
import { ERASURE_OBSTACLES } from './privacy.js';

export const moment = z.iso.datetime().describe('ISO 8601, UTC');

/** A part of a list that staff page through. */
export const staffPage = <Item extends z.ZodType>(item: Item) =>
  z.strictObject({ items: z.array(item), total: z.int(), page: z.int().describe('From 1'), pageSize: z.int() });

export interface StaffPage<Item> {
  items: Item[];
  total: number;
  page: number;
  pageSize: number;
}

/** A note that staff wrote on an entry. */
export const note = z.strictObject({ id: z.int(), text: z.string(), sessionId: z.string(), createdAt: moment });

export type LeadNote = z.infer<typeof note>;

const changedFields = z.record(z.string(), z.unknown()).nullable().describe('The fields that the write changed');

/** One write of a member of staff. */
export const auditEntry = z.strictObject({
  id: z.int(),
  at: moment,
  sessionId: z.string(),
  action: z.enum(AUDIT_ACTIONS),
  entity: z.string(),
  entityId: z.int().nullable(),
  before: changedFields,
  after: changedFields,
});

export type AuditEntry = z.infer<typeof auditEntry>;

export type AuditPage = StaffPage<AuditEntry>;

/** Something that is stored of a person. */
const personRecord = z.strictObject({
  place: z.string().describe("The staff's list that shows it, or `payments`"),
  id: z.int(),
  name: z.string().nullable(),
  email: z.string(),
  phone: z.string().nullable(),
  createdAt: moment,
  obstacle: z.enum(ERASURE_OBSTACLES).nullable().describe('Why it is still needed; `null`: it would be erased'),
});

export type PersonRecord = z.infer<typeof personRecord>;

export const personRecords = z.strictObject({ items: z.array(personRecord) });

export type PersonRecords = z.infer<typeof personRecords>;

/** What an erasure did. */
export const erasureReceipt = z.strictObject({
  erased: z.record(z.string(), z.int()).describe('Number of records by place'),
  kept: z.array(personRecord).describe('Those that are still needed; they can be erased later'),
});

export type ErasureReceipt = z.infer<typeof erasureReceipt>;

/** A showcase whose customer has that name, or had it: the record of staff's changes tells of deleted ones too. */
const namedRecord = personRecord.pick({ place: true, id: true, name: true, createdAt: true });

export type NamedRecord = z.infer<typeof namedRecord>;

export const namedRecords = z.strictObject({ items: z.array(namedRecord) });

export type NamedRecords = z.infer<typeof namedRecords>;

export const staffSession = z.strictObject({ expiresAt: moment.describe('When the session ends unless it is used before') });

export type StaffSession = z.infer<typeof staffSession>;
