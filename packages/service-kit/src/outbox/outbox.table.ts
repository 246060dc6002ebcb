/**
 * The outbox table of a schema, for a service's migration. A row is an event that was committed with its cause; `handed_at`
 * tells when the relay last gave it to the queue, `done_at` when its job was seen completed.
 */
export const createOutboxTable = (schema: string): string => `
  CREATE TABLE "${schema}"."outbox" (
    "id" bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT "pk_outbox" PRIMARY KEY,
    "event" text NOT NULL,
    "payload" jsonb NOT NULL,
    "request_id" text,
    "created_at" timestamptz NOT NULL DEFAULT now(),
    "handed_at" timestamptz,
    "done_at" timestamptz
  );
  CREATE INDEX "ix_outbox_waiting" ON "${schema}"."outbox" ("id") WHERE "handed_at" IS NULL;
  CREATE INDEX "ix_outbox_handed" ON "${schema}"."outbox" ("handed_at") WHERE "handed_at" IS NOT NULL AND "done_at" IS NULL;
`;

export const addOutboxTraceparent = (schema: string): string => `ALTER TABLE "${schema}"."outbox" ADD COLUMN "traceparent" text`;

export const dropOutboxTraceparent = (schema: string): string => `ALTER TABLE "${schema}"."outbox" DROP COLUMN "traceparent"`;

export const dropOutboxTable = (schema: string): string => `DROP TABLE "${schema}"."outbox"`;

export const outboxTable = (schema: string): string => `"${schema}"."outbox"`;

export const outboxChannel = (schema: string): string => `outbox_${schema}`;
