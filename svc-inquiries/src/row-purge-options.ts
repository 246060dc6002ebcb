import type { RowPurgeOptions } from '@dealership/service-kit/background';
import { SCHEMA } from './database/schema.js';
import type { WorkerEnv } from './env.js';

type RowPurgeEnv = Pick<WorkerEnv, 'EVENT_RETENTION_DAYS' | 'RECORD_RETENTION_DAYS' | 'RECEIVED_MAIL_DAYS'>;

export const rowPurgeOptions = ({
  EVENT_RETENTION_DAYS,
  RECORD_RETENTION_DAYS,
  RECEIVED_MAIL_DAYS,
}: RowPurgeEnv): RowPurgeOptions => ({
  schema: SCHEMA,
  rules: [
    { table: 'outbox', column: 'done_at', days: EVENT_RETENTION_DAYS },
    { table: 'newsletter_token', column: 'expires_at', days: EVENT_RETENTION_DAYS },
    { table: 'search_alert_token', column: 'expires_at', days: EVENT_RETENTION_DAYS },
    { table: 'appointment_block', column: 'ends_at', days: EVENT_RETENTION_DAYS },
    { table: 'webhook_delivery', column: 'created_at', days: EVENT_RETENTION_DAYS },
    // Events for admin tabs: one that reconnects later reloads its list.
    { table: 'inbox_event', column: 'at', days: 1 },
    { table: 'received_mail', column: 'done_at', days: RECEIVED_MAIL_DAYS },
    // Links that have been unmerged.
    { table: 'person_link', column: 'ended_at', days: RECORD_RETENTION_DAYS },
    { table: 'notification', column: 'created_at', days: RECORD_RETENTION_DAYS },
    { table: 'audit', column: 'at', days: RECORD_RETENTION_DAYS },
  ],
});
