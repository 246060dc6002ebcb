import { readdirSync, readFileSync } from 'node:fs';
import type { MigrationInterface, QueryRunner } from 'typeorm';

interface Migration extends MigrationInterface {
  /** What it ends on purpose, as `refusedToOldCode` reports it. */
  contracts: string[];
}

type MigrationClass = new () => Migration;

const UP = /^(\d{13})-([a-z0-9-]+)\.up\.sql$/;
const CONTRACTS = /^-- contracts: (.+)$/gm;

const capitalise = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function migration(folder: URL, timestamp: string, words: string): MigrationClass {
  const read = (way: 'up' | 'down') => readFileSync(new URL(`${timestamp}-${words}.${way}.sql`, folder), 'utf8');
  const up = read('up');
  const down = read('down');
  class SqlMigration implements Migration {
    contracts = Array.from(up.matchAll(CONTRACTS), ([, refusal = '']) => refusal);

    async up(runner: QueryRunner): Promise<void> {
      await runner.query(up);
    }

    async down(runner: QueryRunner): Promise<void> {
      await runner.query(down);
    }
  }
  // TypeORM records a migration by the name of its class.
  const name = words.split('-').map(capitalise).join('') + timestamp;
  return Object.defineProperty(SqlMigration, 'name', { value: name });
}

/**
 * The migrations of a folder, oldest first. `1763700001000-count-vehicles.up.sql` and its `.down.sql` are recorded as
 * `CountVehicles1763700001000`. A file that has run somewhere is never changed.
 * @param folder with a slash at its end
 * @throws when a `.down.sql` is missing
 */
export function sqlMigrations(folder: URL): MigrationClass[] {
  return readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const [, timestamp, words] = UP.exec(file) ?? [];
      return timestamp && words ? [migration(folder, timestamp, words)] : [];
    });
}
