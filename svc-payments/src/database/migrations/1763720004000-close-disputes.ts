import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATUS = 'ck_subscription_payment_status';

/** What was disputed before is read as open until somebody looks at it again. */
export class CloseDisputes1763720004000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE payments.payment ADD COLUMN dispute_closed_at timestamptz,
        ADD COLUMN dispute text CONSTRAINT ck_payment_dispute CHECK (dispute IN ('open', 'won', 'lost'))`);
    await runner.query(`UPDATE payments.payment SET dispute = 'open' WHERE disputed_at IS NOT NULL`);
    await runner.query(`
      ALTER TABLE payments.subscription DROP CONSTRAINT ${STATUS},
        ADD CONSTRAINT ${STATUS} CHECK (payment_status IN ('completed', 'refunding', 'refunded', 'charged-back'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    // Before, a lost dispute was known as no state of its own; either way the money is gone.
    await runner.query(`UPDATE payments.subscription SET payment_status = 'refunded' WHERE payment_status = 'charged-back'`);
    await runner.query(`
      ALTER TABLE payments.subscription DROP CONSTRAINT ${STATUS},
        ADD CONSTRAINT ${STATUS} CHECK (payment_status IN ('completed', 'refunding', 'refunded'))`);
    await runner.query('ALTER TABLE payments.payment DROP COLUMN dispute, DROP COLUMN dispute_closed_at');
  }
}
