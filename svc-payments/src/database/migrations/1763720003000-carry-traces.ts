import { addOutboxTraceparent, dropOutboxTraceparent } from '@dealership/service-kit/outbox';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { SCHEMA } from '../schema.js';

export class CarryTraces1763720003000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(addOutboxTraceparent(SCHEMA));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(dropOutboxTraceparent(SCHEMA));
  }
}
