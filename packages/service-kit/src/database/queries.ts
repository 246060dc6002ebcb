import {
  CamelCasePlugin,
  createQueryId,
  Kysely,
  type PluginTransformQueryArgs,
  PostgresDialect,
  PostgresQueryCompiler,
  type RawBuilder,
  type SelectQueryBuilder,
  sql,
} from 'kysely';
import type { EntityManager } from 'typeorm';

/** Kysely's pool on TypeORM's connections: the transaction's, or one of the pool per statement. */
const poolOf = (manager: EntityManager) => ({
  options: {},
  connect: async () => {
    const runner = manager.queryRunner ?? manager.dataSource.createQueryRunner();
    return {
      // Through the runner, so that failures are TypeORM's QueryFailedError, which is logged without values.
      query: async <Row>(text: string, values: readonly unknown[]) => {
        const { records } = await runner.query(text, [...values], true);
        return { command: 'SELECT' as const, rowCount: records.length, rows: records as Row[] };
      },
      release: () => {
        if (runner !== manager.queryRunner) void runner.release();
      },
    };
  },
  end: async () => {},
});

/** Leaves statements unchanged: the plugin would copy the whole statement on each call, slower than compiling it. */
class ColumnNames extends CamelCasePlugin {
  override transformQuery({ node }: PluginTransformQueryArgs) {
    return node;
  }

  override snakeCase(name: string): string {
    return super.snakeCase(name);
  }
}

// Keys of jsonb are data.
const columnNames = new ColumnNames({ maintainNestedObjectKeys: true });

/** The column that queries read for a property of a row. */
export const columnOf = (property: string): string => columnNames.snakeCase(property);

class SnakeCaseCompiler extends PostgresQueryCompiler {
  protected override sanitizeIdentifier(name: string): string {
    return super.sanitizeIdentifier(columnOf(name));
  }
}

/** Precompiles an expression to text, for constants used in many queries. */
export const precompiled = <Value>(expression: RawBuilder<Value>): RawBuilder<Value> =>
  sql.raw(new SnakeCaseCompiler().compileQuery(expression.toOperationNode(), createQueryId()).sql);

class SnakeCaseDialect extends PostgresDialect {
  override createQueryCompiler() {
    return new SnakeCaseCompiler();
  }
}

/**
 * Typed reads on TypeORM's connections: in a transaction those of its manager. `Tables`: row types by schema-qualified
 * name; columns in camel case, as in the entities. Values as `pg` returns them: numeric and bigint as text.
 */
export function queriesOn<Tables>(manager: EntityManager): Kysely<Tables> {
  const dialect = new SnakeCaseDialect({ pool: poolOf(manager) as never });
  return new Kysely<Tables>({ dialect, plugins: [columnNames] });
}

/** One page of a list of staff, and the total row count. `page` counts from 1. */
export interface Page<Row> {
  items: Row[];
  total: number;
  page: number;
  pageSize: number;
}

/** A page of an ordered query, and the total row count. `page` counts from 1. */
export async function page<Tables, Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  { page, pageSize }: Pick<Page<Row>, 'page' | 'pageSize'>,
): Promise<Page<Row>> {
  const count = query.clearSelect().clearOrderBy().select(sql<number>`count(*)::integer`.as('total'));
  const { total } = (await count.executeTakeFirstOrThrow()) as { total: number };
  const items = await query
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { items, total, page, pageSize };
}
