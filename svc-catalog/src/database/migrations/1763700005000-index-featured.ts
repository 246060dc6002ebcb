import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The home page's few vehicles without a walk through the stock. */
export class IndexFeatured1763700005000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE INDEX ix_vehicle_featured ON catalog.vehicle (created_at DESC, id DESC) WHERE featured AND NOT sold',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX catalog.ix_vehicle_featured');
  }
}
