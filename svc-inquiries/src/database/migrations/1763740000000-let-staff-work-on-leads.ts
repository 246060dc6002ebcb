import { createAuditTable, dropAuditTable } from '@dealership/service-kit/audit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['inquiry', 'vehicle_reservation', 'newsletter_subscription'] as const;

const PERSON = `"first_name" || ' ' || "last_name" || ' ' || "email" || ' ' || coalesce("phone", '') || ' ' || coalesce("phone_e164", '')`;

/** What the staff's search looks through, in lower case. */
const SEARCH_TEXTS = {
  inquiry: `lower(${PERSON} || ' ' || "inquiries"."details_text"("details"))`,
  vehicle_reservation: `lower(${PERSON} || ' ' || "vehicle_name" || ' ' || coalesce("message", ''))`,
  newsletter_subscription: '"email_key"',
};

export class LetStaffWorkOnLeads1763740000000 implements MigrationInterface {
  name = 'LetStaffWorkOnLeads1763740000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION "inquiries"."details_text"("details" jsonb) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      RETURN (SELECT coalesce(string_agg("value", ' '), '') FROM jsonb_each_text("details"))`);
    for (const table of TABLES)
      await runner.query(`
        ALTER TABLE "inquiries"."${table}"
          ADD COLUMN "version" integer NOT NULL DEFAULT 1,
          ADD COLUMN "search_text" text GENERATED ALWAYS AS (${SEARCH_TEXTS[table]}) STORED`);
    await runner.query(`
      CREATE INDEX "ix_inquiry_kind_status_created_at"
        ON "inquiries"."inquiry" ("kind", "status", "created_at" DESC, "id" DESC);
      CREATE INDEX "ix_vehicle_reservation_status_created_at"
        ON "inquiries"."vehicle_reservation" ("status", "created_at" DESC, "id" DESC);
      CREATE INDEX "ix_newsletter_subscription_status_created_at"
        ON "inquiries"."newsletter_subscription" ("status", "created_at" DESC, "id" DESC)`);
    await runner.query(`
      CREATE TABLE "inquiries"."note" (
        "id" integer GENERATED ALWAYS AS IDENTITY CONSTRAINT "pk_note" PRIMARY KEY,
        ${TABLES.map((table) => `"${table}_id" integer CONSTRAINT "fk_note_${table}" REFERENCES "inquiries"."${table}" ("id") ON DELETE CASCADE`).join(',\n        ')},
        "text" text NOT NULL,
        "session_id" text NOT NULL,
        "created_at" timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT "ck_note_subject" CHECK (num_nonnulls(${TABLES.map((table) => `"${table}_id"`).join(', ')}) = 1)
      )`);
    for (const table of TABLES)
      await runner.query(`CREATE INDEX "ix_note_${table}" ON "inquiries"."note" ("${table}_id") WHERE "${table}_id" IS NOT NULL`);
    await runner.query(createAuditTable('inquiries'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(dropAuditTable('inquiries'));
    await runner.query('DROP TABLE "inquiries"."note"');
    await runner.query(`
      DROP INDEX "inquiries"."ix_inquiry_kind_status_created_at";
      DROP INDEX "inquiries"."ix_vehicle_reservation_status_created_at";
      DROP INDEX "inquiries"."ix_newsletter_subscription_status_created_at"`);
    for (const table of TABLES)
      await runner.query(`ALTER TABLE "inquiries"."${table}" DROP COLUMN "search_text", DROP COLUMN "version"`);
    await runner.query('DROP FUNCTION "inquiries"."details_text"(jsonb)');
  }
}
