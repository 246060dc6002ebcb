import { z } from 'zod';
import { MAX_INT32 } from '../../fields/number-limits.js';
import { pageQuery, wholeNumber } from '../../fields/parameters.js';
import { periodQuery } from '../../fields/period.js';
import { AUDIT_ENTITIES } from './audit.js';

export const auditQuery = z.strictObject({
  page: pageQuery.shape.page,
  ...periodQuery.shape,
  entity: z.enum(AUDIT_ENTITIES).optional(),
  entityId: wholeNumber(1, MAX_INT32).optional().describe('The ID of one record of the entity.'),
  personId: wholeNumber(1, MAX_INT32).optional().describe('The ID of the member of staff.'),
});

export type AuditQuery = z.output<typeof auditQuery>;
