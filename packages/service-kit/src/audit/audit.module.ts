import type { AuditPage } from '@dealership/contracts';
import { Controller, type DynamicModule, Get, Inject, Injectable, Module, Query } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Transform } from 'class-transformer';
import { IsInt, IsOptional, Matches, Max, Min } from 'class-validator';
import type { DataSource } from 'typeorm';
import { Staff } from '../staff/decorators.js';

const SCHEMA = Symbol('AUDIT_SCHEMA');
const PAGE_SIZE = 50;

const asNumber = ({ value }: { value: unknown }) =>
  typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;

/** The query string of an audit's reading. */
export class AuditParams {
  @IsOptional()
  @Transform(asNumber)
  @Min(1)
  @Max(1_000_000)
  @IsInt({ message: '$property must be a whole number from 1' })
  page?: number;

  @IsOptional()
  @Matches(/^[a-z-]{1,40}$/, { message: '$property must be the name of an entity' })
  entity?: string;
}

@Injectable()
export class AuditService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(SCHEMA) private readonly schema: string,
  ) {}

  /** What staff did, newest first. */
  async list({ page = 1, entity }: AuditParams): Promise<AuditPage> {
    const where = entity ? 'WHERE entity = $1' : '';
    const values = entity ? [entity] : [];
    const [{ total = 0 } = {}] = await this.dataSource.query<{ total?: number }[]>(
      `SELECT count(*)::integer AS total FROM "${this.schema}"."audit" ${where}`,
      values,
    );
    const items = await this.dataSource.query<AuditPage['items']>(
      `SELECT id::integer, to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS at, session_id AS "sessionId",
              action, entity, entity_id AS "entityId", before, after
       FROM "${this.schema}"."audit" ${where} ORDER BY id DESC LIMIT ${PAGE_SIZE} OFFSET ${(page - 1) * PAGE_SIZE}`,
      values,
    );
    return { items, total, page, pageSize: PAGE_SIZE };
  }
}

/** `GET /api/audit/<schema>`: what staff did in a service. */
@Module({})
export class AuditModule {
  static of(schema: string): DynamicModule {
    @Staff()
    @Controller(`api/audit/${schema}`)
    class AuditController {
      constructor(@Inject(AuditService) private readonly audit: AuditService) {}

      @Get()
      list(@Query() params: AuditParams): Promise<AuditPage> {
        return this.audit.list(params);
      }
    }
    return {
      module: AuditModule,
      controllers: [AuditController],
      providers: [AuditService, { provide: SCHEMA, useValue: schema }],
    };
  }
}
