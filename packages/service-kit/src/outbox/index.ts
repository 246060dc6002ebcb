export * from './outbox.js';
export * from './outbox.module.js';
export type { OutboxOptions } from './outbox.relay.js';
export type { JobEnvelope } from './outbox-row.js';
