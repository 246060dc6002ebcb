import { createAuditTable, dropAuditTable } from '@dealership/service-kit/audit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['content.blog_post', 'content.customer_showcase'];

/** What staff's changes need: the version of a row, and who changed what. */
export class StaffWrites1763710002000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.query(`ALTER TABLE ${table} ADD COLUMN version integer NOT NULL DEFAULT 1`);
    await runner.query(createAuditTable('content'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(dropAuditTable('content'));
    for (const table of TABLES) await runner.query(`ALTER TABLE ${table} DROP COLUMN version`);
  }
}
