import { z } from 'zod';
import { timestamp } from '../fields/timestamp.js';
import { languageSchema } from '../fields/translated.js';
import { ERASURE_OBSTACLES, PERSON_EXPORT_VERSION } from './privacy.js';

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
