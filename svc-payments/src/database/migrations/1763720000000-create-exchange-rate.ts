import { createOutboxTable, dropOutboxTable } from '@dealership/service-kit/outbox';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The last good rate; the row is replaced, not added to. */
const TABLE = `
  CREATE TABLE payments.exchange_rate (
    currency text CONSTRAINT pk_exchange_rate PRIMARY KEY CONSTRAINT ck_exchange_rate_currency CHECK (currency = 'JPY'),
    per_dollar numeric(14, 6) NOT NULL CONSTRAINT ck_exchange_rate_per_dollar CHECK (per_dollar BETWEEN 50 AND 500),
    fetched_at timestamptz NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now()
  )`;

export class CreateExchangeRate1763720000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLE);
    await runner.query(createOutboxTable('payments'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(dropOutboxTable('payments'));
    await runner.query('DROP TABLE payments.exchange_rate');
  }
}
