import { addOutboxTraceparent, dropOutboxTraceparent } from '@dealership/service-kit/outbox';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CarryTraces1763750000000 implements MigrationInterface {
  name = 'CarryTraces1763750000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(addOutboxTraceparent('inquiries'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(dropOutboxTraceparent('inquiries'));
  }
}
