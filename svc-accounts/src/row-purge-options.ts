import type { RowPurgeOptions } from '@dealership/service-kit/background';
import { SCHEMA } from './database/schema.js';
import type { ServiceEnv } from './env.js';

type RowPurgeEnv = Pick<ServiceEnv, 'EVENT_RETENTION_DAYS' | 'RECORD_RETENTION_DAYS'>;

export const rowPurgeOptions = ({ EVENT_RETENTION_DAYS, RECORD_RETENTION_DAYS }: RowPurgeEnv): RowPurgeOptions => ({
  schema: SCHEMA,
  rules: [
    { table: 'outbox', column: 'done_at', days: EVENT_RETENTION_DAYS },
    { table: 'password_link', column: 'created_at', days: EVENT_RETENTION_DAYS },
    { table: 'used_challenge', column: 'used_at', days: 1 },
    // The admin shows an expired token for another month.
    { table: 'api_token', column: 'expires_at', days: 30 },
    { table: 'audit', column: 'at', days: RECORD_RETENTION_DAYS },
  ],
});
