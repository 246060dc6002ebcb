import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RememberErasures1763720002000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payments.payment ADD COLUMN erased_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payments.payment DROP COLUMN erased_at');
  }
}
