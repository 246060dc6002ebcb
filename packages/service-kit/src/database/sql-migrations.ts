import { readdirSync, readFileSync } from 'node:fs';
import type { MigrationInterface, QueryRunner } from 'typeorm';

interface Migration extends MigrationInterface {
  /** Intentional removals, as `refusedToOldCode` reports them. */
  removals: string[];
}

type MigrationClass = new () => Migration;

const UP = /^(\d{13})-([a-z0-9-]+)\.up\.sql$/;
const REMOVALS = /^-- removes: (.+)$/gm;

const capitalise = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function migration(folder: URL, timestamp: string, slug: string): MigrationClass {
  const read = (way: 'up' | 'down') => readFileSync(new URL(`${timestamp}-${slug}.${way}.sql`, folder), 'utf8');
  const up = read('up');
  const down = read('down');
  class SqlMigration implements Migration {
    removals = Array.from(up.matchAll(REMOVALS), ([, removal = '']) => removal);

    async up(runner: QueryRunner): Promise<void> {
      await runner.query(up);
    }

    async down(runner: QueryRunner): Promise<void> {
      await runner.query(down);
    }
  }
  // TypeORM records a migration by class name.
  const name = slug.split('-').map(capitalise).join('') + timestamp;
  return Object.defineProperty(SqlMigration, 'name', { value: name });
}

/**
 * The migrations of a folder, oldest first. `1763700001000-count-vehicles.up.sql` and its `.down.sql` are recorded as
 * `CountVehicles1763700001000`. Never change a file that has run anywhere.
 * @param folder with a trailing slash
 * @throws if a `.down.sql` is missing
 */
export function sqlMigrations(folder: URL): MigrationClass[] {
  return readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const [, timestamp, slug] = UP.exec(file) ?? [];
      return timestamp && slug ? [migration(folder, timestamp, slug)] : [];
    });
}
