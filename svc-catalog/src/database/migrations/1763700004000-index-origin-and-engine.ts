import type { MigrationInterface, QueryRunner } from 'typeorm';

const replace = (more: string): string[] => [
  'DROP INDEX catalog.ix_vehicle_make',
  'DROP INDEX catalog.ix_vehicle_model',
  `CREATE INDEX ix_vehicle_make ON catalog.vehicle (make, model, year)
     INCLUDE (id, sold, mileage, created_at, price, transmission, fuel_type${more})`,
  `CREATE INDEX ix_vehicle_model ON catalog.vehicle (model, year)
     INCLUDE (id, sold, mileage, created_at, price, make, transmission, fuel_type${more})`,
];

/**
 * Lets the indexes of makes and models hold every column that a word may mean: 'orsenza v8' or 'altavia japan' walked a sort
 * order and read thousands of rows of the table.
 */
export class IndexOriginAndEngine1763700004000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of replace(', origin, engine_size')) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of replace('')) await runner.query(statement);
  }
}
