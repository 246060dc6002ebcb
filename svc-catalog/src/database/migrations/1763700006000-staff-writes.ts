import { createAuditTable, dropAuditTable } from '@dealership/service-kit/audit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['catalog.vehicle', 'catalog.upcoming_vehicle'];

/** What staff's changes need: the version of a row, and who changed what. */
export class StaffWrites1763700006000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.query(`ALTER TABLE ${table} ADD COLUMN version integer NOT NULL DEFAULT 1`);
    await runner.query(createAuditTable('catalog'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(dropAuditTable('catalog'));
    for (const table of TABLES) await runner.query(`ALTER TABLE ${table} DROP COLUMN version`);
  }
}
