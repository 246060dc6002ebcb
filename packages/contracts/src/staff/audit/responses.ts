import { z } from 'zod';
import type { StaffPage } from '../../fields/staff/staff-page.js';
import { timestamp } from '../../fields/timestamp.js';
import { AUDIT_ACTIONS, AUDIT_ENTITIES } from './audit.js';

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
  entity: z.enum(AUDIT_ENTITIES),
  entityId: z.int().nullable(),
  reference: z
    .string()
    .nullable()
    .describe(
      'The reference of the request that the record is or belongs to, or the stock number of a vehicle; `null` for other ' +
        'records and deleted requests.',
    ),
  name: z.string().nullable().describe('The name of a vehicle, also of a deleted one; `null` for other records.'),
  before: changedFields,
  after: changedFields,
});

export type AuditEntry = z.infer<typeof auditEntry>;

export type AuditPage = StaffPage<AuditEntry>;
