import type { MigrationInterface, QueryRunner } from 'typeorm';

export class OptionalPicture1763700007000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE catalog.upcoming_vehicle ALTER COLUMN image_url DROP NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("UPDATE catalog.upcoming_vehicle SET image_url = '' WHERE image_url IS NULL");
    await runner.query('ALTER TABLE catalog.upcoming_vehicle ALTER COLUMN image_url SET NOT NULL');
  }
}
