/** The audit table of a schema, for a service's migration. A row is one write of a member of staff; rows are never changed. */
export const createAuditTable = (schema: string): string => `
  CREATE TABLE "${schema}"."audit" (
    "id" bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT "pk_audit" PRIMARY KEY,
    "at" timestamptz NOT NULL DEFAULT now(),
    "session_id" text NOT NULL,
    "action" text NOT NULL,
    "entity" text NOT NULL,
    "entity_id" integer,
    "before" jsonb,
    "after" jsonb
  );
  CREATE INDEX "ix_audit_entity" ON "${schema}"."audit" ("entity", "entity_id");
`;

export const dropAuditTable = (schema: string): string => `DROP TABLE "${schema}"."audit"`;
