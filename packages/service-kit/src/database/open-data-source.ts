import { DataSource, type DataSourceOptions } from 'typeorm';
import { columnOf } from './queries.js';

type Options = DataSourceOptions & { schema: string; migrations: (new () => object)[] };

/** Migrations in this code that the schema lacks. */
export async function missingMigrations(dataSource: DataSource, { schema, migrations }: Options): Promise<string[]> {
  const [table] = await dataSource.query<object[]>('SELECT 1 FROM pg_tables WHERE schemaname = $1 AND tablename = $2', [
    schema,
    'migration',
  ]);
  const rows = table ? await dataSource.query<{ name: string }[]>(`SELECT name FROM "${schema}"."migration"`) : [];
  const ran = new Set(rows.map(({ name }) => name));
  return migrations.map(({ name }) => name).filter((name) => !ran.has(name));
}

/**
 * Throws if a property is not called like its column: queries derive one name from the other, and would read nothing
 * while the type promises a value.
 */
function checkColumnNames({ entityMetadatas }: Pick<DataSource, 'entityMetadatas'>): void {
  const different = entityMetadatas.flatMap(({ name, columns }) =>
    columns
      .filter(({ propertyName, databaseName }) => columnOf(propertyName) !== databaseName)
      .map(({ propertyName, databaseName }) => `${name}.${propertyName} for ${databaseName}`),
  );
  if (different.length > 0) throw new Error(`Properties that are not called like their columns: ${different.join(', ')}`);
}

/**
 * Waits until the schema is migrated: a release started before its migrations accepts no requests or jobs until then,
 * while the previous release continues.
 */
export async function openDataSource(options: Options): Promise<DataSource> {
  const dataSource = await new DataSource(options).initialize();
  const check = async () => {
    checkColumnNames(dataSource);
    return missingMigrations(dataSource, options);
  };
  const names = await check().catch(async (error: unknown) => {
    await dataSource.destroy();
    throw error;
  });
  if (names.length === 0) return dataSource;
  await dataSource.destroy();
  throw new Error(`The schema ${options.schema} waits for the migrations ${names.join(', ')}`);
}
