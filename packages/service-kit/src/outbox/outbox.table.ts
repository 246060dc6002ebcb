/**
 * The outbox table of a schema, made by the service's migrations. A row is an event that was committed with its cause; `handed_at`
 * tells when the relay last gave it to the queue, `done_at` when its job was seen completed.
 */
export const outboxTable = (schema: string): string => `"${schema}"."outbox"`;

export const outboxChannel = (schema: string): string => `outbox_${schema}`;
