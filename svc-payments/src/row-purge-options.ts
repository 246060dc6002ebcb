import type { RowPurgeOptions } from '@dealership/service-kit/background';
import { SCHEMA } from './database/schema.js';
import type { ServiceEnv } from './env.js';

type RowPurgeEnv = Pick<ServiceEnv, 'EVENT_RETENTION_DAYS' | 'RECORD_RETENTION_DAYS'>;

export const rowPurgeOptions = ({ EVENT_RETENTION_DAYS, RECORD_RETENTION_DAYS }: RowPurgeEnv): RowPurgeOptions => ({
  schema: SCHEMA,
  rules: [
    { table: 'outbox', column: 'done_at', days: EVENT_RETENTION_DAYS },
    { table: 'stripe_event', column: 'created_at', days: EVENT_RETENTION_DAYS },
    { table: 'audit', column: 'at', days: RECORD_RETENTION_DAYS },
  ],
});
