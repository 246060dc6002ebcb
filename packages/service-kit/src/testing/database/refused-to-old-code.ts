import { DataSource } from 'typeorm';
import type { DatabaseOptions } from '../../database/database.module.js';
import { dataSourceOptions } from '../../database/database.module.js';
import { migrate } from '../../database/migrate.js';

interface Column {
  place: string;
  table: string;
  type: string;
  /** Required on insert. */
  required: boolean;
  nullable: boolean;
}

interface Constraint {
  name: string;
  table: string;
  /** Columns it uses. */
  places: string[];
}

interface Shape {
  columns: Map<string, Column>;
  constraints: Map<string, Constraint>;
  functions: Set<string>;
}

const COLUMNS = `
  SELECT relname AS table, relname || '.' || attname AS place, format_type(atttypid, atttypmod) AS type, NOT attnotnull AS nullable,
    attnotnull AND NOT atthasdef AND attidentity = '' AS required
  FROM pg_attribute JOIN pg_class c ON c.oid = attrelid
  WHERE relnamespace = $1::regnamespace AND relkind = 'r' AND relname <> 'migration' AND attnum > 0 AND NOT attisdropped`;

// Constraints that may reject a row: checks, references, exclusions and unique indexes.
const CONSTRAINTS = `
  SELECT conname AS name, conrelid::regclass::text AS table, conrelid AS oid, conkey AS keys
  FROM pg_constraint WHERE connamespace = $1::regnamespace AND contype IN ('c', 'f', 'x')
  UNION ALL
  SELECT indexrelid::regclass::text, indrelid::regclass::text, indrelid, indkey::smallint[]
  FROM pg_index JOIN pg_class c ON c.oid = indrelid WHERE relnamespace = $1::regnamespace AND relkind = 'r' AND indisunique`;

const PLACES = `
  SELECT k.name, relname AS table, coalesce(array_agg(relname || '.' || attname) FILTER (WHERE attname IS NOT NULL), '{}') AS places
  FROM (${CONSTRAINTS}) k JOIN pg_class c ON c.oid = k.oid LEFT JOIN pg_attribute a ON a.attrelid = k.oid AND a.attnum = ANY(k.keys)
  WHERE relname <> 'migration' GROUP BY k.name, relname`;

const FUNCTIONS = 'SELECT oid::regprocedure::text AS name FROM pg_proc WHERE pronamespace = $1::regnamespace';

async function shapeOf(options: DatabaseOptions): Promise<Shape> {
  const dataSource = await new DataSource(dataSourceOptions({ ...options, poolSize: 1 })).initialize();
  try {
    const columns = await dataSource.query<Column[]>(COLUMNS, [options.schema]);
    const constraints = await dataSource.query<Constraint[]>(PLACES, [options.schema]);
    const functions = await dataSource.query<{ name: string }[]>(FUNCTIONS, [options.schema]);
    return {
      columns: new Map(columns.map((column) => [column.place, column])),
      constraints: new Map(constraints.map((constraint) => [constraint.name, constraint])),
      functions: new Set(functions.map(({ name }) => name)),
    };
  } finally {
    await dataSource.destroy();
  }
}

/** What code that knows only `before` would miss or be refused in `after`. */
function refusals(before: Shape, after: Shape): string[] {
  const tables = new Set([...before.columns.values()].map(({ table }) => table));
  const found: string[] = [];
  for (const { place, type, nullable } of before.columns.values()) {
    const now = after.columns.get(place);
    if (!now) found.push(`${place} is gone`);
    else if (now.type !== type) found.push(`${place} is ${now.type} instead of ${type}`);
    else if (nullable && !now.nullable) found.push(`${place} must not be empty`);
    else if (now.required && !before.columns.get(place)?.required) found.push(`${place} has no default`);
  }
  for (const { place, table, required } of after.columns.values())
    if (required && tables.has(table) && !before.columns.has(place)) found.push(`${place} must be set`);
  for (const { name, table, places } of after.constraints.values()) {
    // Constraints on new columns only do not affect rows of old code.
    const known = places.length === 0 || places.some((place) => before.columns.has(place));
    if (known && tables.has(table) && !before.constraints.has(name)) found.push(`${name} refuses more`);
  }
  for (const name of before.functions) if (!after.functions.has(name)) found.push(`${name} is gone`);
  return found;
}

/**
 * Runs a service's migrations one by one on an empty database and returns what each breaks for the previous release,
 * which keeps running meanwhile: `RenameColours12: car.colour is gone`. A migration that completes an earlier release's
 * preparation declares so in a line `-- removes: car.colour is gone`.
 */
export async function refusedToOldCode(options: DatabaseOptions): Promise<string[]> {
  const found: string[] = [];
  let before: Shape = { columns: new Map(), constraints: new Map(), functions: new Set() };
  for (const [at, Migration] of options.migrations.entries()) {
    await migrate({ ...options, migrations: options.migrations.slice(0, at + 1) });
    const after = await shapeOf(options);
    const { removals = [] } = new Migration() as { removals?: string[] };
    const refused = refusals(before, after).filter((refusal) => !removals.includes(refusal));
    found.push(...refused.map((refusal) => `${Migration.name}: ${refusal}`));
    before = after;
  }
  return found;
}
