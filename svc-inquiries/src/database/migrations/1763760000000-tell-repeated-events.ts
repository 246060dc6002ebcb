import type { MigrationInterface, QueryRunner } from 'typeorm';

const ONCE = 'uq_notification_event_subject_audience';

export class TellRepeatedEvents1763760000000 implements MigrationInterface {
  name = 'TellRepeatedEvents1763760000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE inquiries.notification ADD COLUMN occurrence integer NOT NULL DEFAULT 0, DROP CONSTRAINT ${ONCE},
        ADD CONSTRAINT ${ONCE} UNIQUE (event, subject_id, occurrence, audience)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    // Before, an event of a subject was told once: the record of the first stays.
    await runner.query(`
      DELETE FROM inquiries.notification n USING inquiries.notification first
      WHERE first.event = n.event AND first.subject_id = n.subject_id AND first.audience = n.audience AND first.id < n.id`);
    await runner.query(`
      ALTER TABLE inquiries.notification DROP COLUMN occurrence,
        ADD CONSTRAINT ${ONCE} UNIQUE (event, subject_id, audience)`);
  }
}
