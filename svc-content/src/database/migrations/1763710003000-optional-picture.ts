import type { MigrationInterface, QueryRunner } from 'typeorm';

export class OptionalPicture1763710003000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE content.customer_showcase ALTER COLUMN car_image DROP NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("UPDATE content.customer_showcase SET car_image = '' WHERE car_image IS NULL");
    await runner.query('ALTER TABLE content.customer_showcase ALTER COLUMN car_image SET NOT NULL');
  }
}
