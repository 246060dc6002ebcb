import { type DynamicModule, Global, Module } from '@nestjs/common';
import { getDataSourceToken, TypeOrmModule } from '@nestjs/typeorm';
import { Kysely } from 'kysely';
import type { DataSource, DataSourceOptions, MixedList } from 'typeorm';
import { DATABASE_PROBE } from '../health/health.module.js';
import { closeIfUnanswered, KEEP_ALIVE, STATEMENT_TIMEOUT_MS } from './lost-server.js';
import { openDataSource } from './open-data-source.js';
import { queriesOn } from './queries.js';

type Constructor = new (...args: never[]) => object;

export interface DatabaseOptions {
  /** Shown in pg_stat_activity. */
  name: string;
  url: string;
  /** The schema this service owns. */
  schema: string;
  entities: MixedList<Constructor>;
  migrations: Constructor[];
  poolSize?: number;
}

/** TypeORM options of a service: its own schema, no synchronising, statement time-outs. */
export const dataSourceOptions = ({ name, url, schema, entities, migrations, poolSize = 10 }: DatabaseOptions) =>
  ({
    type: 'postgres',
    url,
    schema,
    entities: entities as never,
    migrations: migrations as never,
    migrationsTableName: 'migration',
    synchronize: false,
    migrationsRun: false,
    // TypeORM would print failed statements with their values; errors are thrown and logged without them.
    logging: false,
    applicationName: name,
    poolSize,
    extra: {
      statement_timeout: STATEMENT_TIMEOUT_MS,
      idle_in_transaction_session_timeout: 15_000,
      connectionTimeoutMillis: 5_000,
      ...KEEP_ALIVE,
      onConnect: closeIfUnanswered(),
    },
  }) satisfies DataSourceOptions;

/**
 * Connects to the service's database; provides TypeORM's DataSource, and Kysely for typed reads on the same
 * connections.
 */
@Global()
@Module({
  providers: [
    {
      provide: Kysely,
      useFactory: ({ manager }: DataSource) => queriesOn(manager),
      inject: [getDataSourceToken()],
    },
    {
      provide: DATABASE_PROBE,
      useFactory: (dataSource: DataSource) => () => dataSource.query('SELECT 1'),
      inject: [getDataSourceToken()],
    },
  ],
  exports: [Kysely, DATABASE_PROBE],
})
export class DatabaseModule {
  static forRoot(options: DatabaseOptions): DynamicModule {
    const typeOrm = TypeOrmModule.forRootAsync({
      useFactory: () => ({ ...dataSourceOptions(options), retryAttempts: 60, retryDelay: 1000 }),
      dataSourceFactory: () => openDataSource(dataSourceOptions(options)),
    });
    return { module: DatabaseModule, imports: [typeOrm] };
  }
}
