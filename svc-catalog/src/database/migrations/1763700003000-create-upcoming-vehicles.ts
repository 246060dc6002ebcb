import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLE = `
  CREATE TABLE catalog.upcoming_vehicle (
    id integer GENERATED ALWAYS AS IDENTITY CONSTRAINT pk_upcoming_vehicle PRIMARY KEY,
    name text NOT NULL CONSTRAINT ck_upcoming_vehicle_name CHECK (length(name) BETWEEN 1 AND 140),
    description text NOT NULL,
    estimated_arrival text NOT NULL,
    price text NOT NULL,
    image_url text NOT NULL,
    featured boolean NOT NULL DEFAULT false,
    created_at timestamptz NOT NULL DEFAULT now()
  )`;

export class CreateUpcomingVehicles1763700003000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLE);
    await runner.query('CREATE INDEX ix_upcoming_vehicle_newest ON catalog.upcoming_vehicle (created_at DESC, id DESC)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE catalog.upcoming_vehicle');
  }
}
