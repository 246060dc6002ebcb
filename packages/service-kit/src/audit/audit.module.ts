import { type AuditPage, type AuditQuery, isAllowed, type Permission } from '@dealership/contracts';
import { type api, endpointAt } from '@dealership/contracts/api';
import { Controller, type DynamicModule, Injectable, Module, Query } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Kysely, type SqlBool, sql } from 'kysely';
import type { DataSource, EntityManager } from 'typeorm';
import { page } from '../database/queries.js';
import { Route } from '../endpoints/route.js';
import { periodEnd, periodStart } from '../lists/period.js';
import { CurrentStaff } from '../staff/decorators.js';

const PAGE_SIZE = 50;

type Entry = Omit<AuditPage['items'][number], 'reference' | 'name'>;

interface Tables {
  audit: Entry;
}

/** Finds the references and names of the records that these entries are about, by the id of the entry. */
export type RecordsOf = (manager: EntityManager, entries: Entry[]) => Promise<Map<number, Partial<AuditedRecord>>>;

type AuditedRecord = Pick<AuditPage['items'][number], 'reference' | 'name'>;

const UNKNOWN: AuditedRecord = { reference: null, name: null };

const NO_RECORDS: RecordsOf = async () => new Map();

const UTC = sql<string>`to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

@Injectable()
class AuditService {
  constructor(
    private readonly db: Kysely<Tables>,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {}

  /** Staff actions in a schema's service, newest first. */
  async list(
    schema: string,
    { page: number, entity, entityId, personId, from, to }: AuditQuery,
    recordsOf: RecordsOf = NO_RECORDS,
  ): Promise<AuditPage> {
    let query = this.db
      .withSchema(schema)
      .selectFrom('audit')
      .select(['sessionId', 'personId', 'personName', 'address', 'action', 'entity', 'entityId', 'before', 'after', UTC.as('at')])
      .select(({ cast }) => cast<number>('id', 'integer').as('id'))
      .orderBy('audit.id', 'desc');
    if (entity) query = query.where('entity', '=', entity);
    if (entityId) query = query.where('entityId', '=', entityId);
    if (personId) query = query.where('personId', '=', personId);
    if (from) query = query.where(sql<SqlBool>`at >= ${periodStart(from)}`);
    if (to) query = query.where(sql<SqlBool>`at < ${periodEnd(to)}`);
    const { items, ...rest } = await page(query, { page: number, pageSize: PAGE_SIZE });
    const records = await recordsOf(this.dataSource.manager, items);
    return { ...rest, items: items.map((entry) => ({ ...entry, ...UNKNOWN, ...records.get(entry.id) })) };
  }
}

/** Changed fields shown only with the permission. */
export interface GuardedFields {
  permission: Permission;
  names: readonly string[];
}

type Values = AuditPage['items'][number]['before'];

const without = (values: Values, names: readonly string[]): Values =>
  values && Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));

function shownTo({ role }: CurrentStaff, found: AuditPage, { permission, names }: GuardedFields): AuditPage {
  if (isAllowed(role, permission)) return found;
  const items = found.items.map((item) => ({ ...item, before: without(item.before, names), after: without(item.after, names) }));
  return { ...found, items };
}

/** `GET /api/audit/<schema>`: staff actions in a service. */
@Module({})
export class AuditModule {
  static forRoot(schema: string, { guarded, recordsOf }: { guarded?: GuardedFields; recordsOf?: RecordsOf } = {}): DynamicModule {
    @Controller()
    class AuditController {
      constructor(private readonly audit: AuditService) {}

      @Route(endpointAt<typeof api.listAccountsAudit>('GET', `/api/audit/${schema}`))
      async list(@Query() query: AuditQuery, @CurrentStaff() staff: CurrentStaff): Promise<AuditPage> {
        const found = await this.audit.list(schema, query, recordsOf);
        return guarded ? shownTo(staff, found, guarded) : found;
      }
    }
    return {
      module: AuditModule,
      controllers: [AuditController],
      providers: [AuditService],
    };
  }
}
