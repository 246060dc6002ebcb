import type { MigrationInterface, QueryRunner } from 'typeorm';

// The audit has every refund that staff began.
const REFUNDS_SO_FAR = `
  UPDATE payments.subscription s SET refund_begun_at = a.at FROM payments.audit a
  WHERE a.entity = 'auction-subscription' AND a.action = 'refund' AND a.entity_id = s.id`;

export class RememberRefunds1763720006000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payments.subscription ADD COLUMN refund_begun_at timestamptz');
    await runner.query(REFUNDS_SO_FAR);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payments.subscription DROP COLUMN refund_begun_at');
  }
}
