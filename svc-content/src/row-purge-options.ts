import type { RowPurgeOptions } from '@dealership/service-kit/background';
import { SCHEMA } from './database/schema.js';
import type { ServiceEnv } from './env.js';

type RowPurgeEnv = Pick<ServiceEnv, 'RECORD_RETENTION_DAYS'>;

export const rowPurgeOptions = ({ RECORD_RETENTION_DAYS }: RowPurgeEnv): RowPurgeOptions => ({
  schema: SCHEMA,
  rules: [
    { table: 'audit', column: 'at', days: RECORD_RETENTION_DAYS },
    { table: 'setting_version', column: 'retired_at', days: RECORD_RETENTION_DAYS },
  ],
});
