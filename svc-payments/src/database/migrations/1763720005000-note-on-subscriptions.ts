import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What staff note on a membership; only they see it. */
const NOTE = `
  CREATE TABLE payments.note (
    id integer GENERATED ALWAYS AS IDENTITY CONSTRAINT pk_note PRIMARY KEY,
    subscription_id integer NOT NULL CONSTRAINT fk_note_subscription REFERENCES payments.subscription (id) ON DELETE CASCADE,
    text text NOT NULL,
    session_id text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now()
  )`;

export class NoteOnSubscriptions1763720005000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(NOTE);
    await runner.query('CREATE INDEX ix_note_subscription ON payments.note (subscription_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE payments.note');
  }
}
