import {
  AUDITED_PERSON,
  type ErasureReceipt,
  type ExportedRecord,
  type NamedErasure,
  type NamedRecords,
} from '@dealership/contracts';
import { recordStaffWrite } from '@dealership/service-kit/audit';
import { queriesOn } from '@dealership/service-kit/database';
import type { CurrentStaff } from '@dealership/service-kit/staff';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Kysely, type SqlBool, sql } from 'kysely';
import type { DataSource, EntityManager } from 'typeorm';
import { SCHEMA } from '../database/schema.js';
import { PictureRemovalService } from '../media/picture-removal.service.js';
import { exportShowcases, PLACE, type ShowcaseTables } from './export-showcases.js';
import { eraseTestimonials, exportTestimonials, findTestimonials, TESTIMONIALS } from './testimonials.js';

const NAMES_IN_TRANSLATIONS = sql<{
  name: string;
}>`LATERAL (SELECT e.value ->> 'clientName' FROM json_each(c.translations) AS e)`;

const NAMES_IN_AUDIT = sql<{ name: string }>`LATERAL (VALUES (a.before ->> 'clientName'), (a.after ->> 'clientName'))`;

/** Every current and former name of a showcase. */
const named = (db: Kysely<ShowcaseTables>) =>
  db
    .selectFrom('content.customer_showcase')
    .select(['id', 'clientName as name', 'createdAt'])
    .unionAll((eb) =>
      eb
        .selectFrom(['content.customer_showcase as c', NAMES_IN_TRANSLATIONS.as<'t'>(sql`t(name)`)])
        .select(['c.id', 't.name', 'c.createdAt'])
        .where('t.name', 'is not', null),
    )
    .unionAll((eb) =>
      eb
        .selectFrom(['content.audit as a', NAMES_IN_AUDIT.as<'n'>(sql`n(name)`)])
        .select(['a.entityId as id', 'n.name', 'a.at as createdAt'])
        .where('a.entity', '=', PLACE)
        .where('n.name', 'is not', null),
    );

// Keeps the audit rows, without the personal data.
const ERASE_FROM_AUDIT = `
  UPDATE content.audit SET before = before - $2::text[], after = after - $2::text[]
  WHERE entity = '${PLACE}' AND entity_id = ANY($1) AND (before ?| $2 OR after ?| $2) RETURNING entity_id AS id`;

const PERSONAL = ['clientName', 'clientReview', 'carImage', 'imageAlt', 'translations'];

/** Every current and former picture of a showcase. */
const PICTURES = `
  SELECT car_image AS address FROM content.customer_showcase WHERE id = ANY($1)
  UNION
  SELECT p.address FROM content.audit a, LATERAL (VALUES (a.before ->> 'carImage'), (a.after ->> 'carImage')) AS p (address)
  WHERE a.entity = '${PLACE}' AND a.entity_id = ANY($1)`;

const idsByPlace = (records: ExportedRecord[]): Record<string, number[]> => {
  const places = Map.groupBy(records, ({ place }) => place);
  return Object.fromEntries([...places].map(([place, own]) => [place, own.map(({ id }) => id)]));
};

@Injectable()
export class PrivacyService {
  constructor(
    private readonly db: Kysely<ShowcaseTables>,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly pictures: PictureRemovalService,
  ) {}

  /** Showcases and testimonials under a name, including deleted ones in the audit log. */
  async find(name: string): Promise<NamedRecords> {
    const rows = await this.db
      .selectFrom(named(this.db).as('named'))
      .distinctOn('id')
      .select(['id', 'name', 'createdAt'])
      .where(sql<SqlBool>`strpos(lower(name), lower(${name})) > 0`)
      .orderBy('id')
      .orderBy('createdAt')
      .execute();
    return {
      items: rows.map((row) => ({ place: PLACE, ...row, createdAt: row.createdAt.toISOString() })),
      testimonials: await findTestimonials(this.dataSource.manager, name),
    };
  }

  /** Exports the given records and their audit data. */
  export({ showcaseIds = [], testimonialNames = [] }: NamedErasure, staff: CurrentStaff): Promise<ExportedRecord[]> {
    return this.dataSource.transaction(async (manager) => {
      const showcases = await exportShowcases(queriesOn<ShowcaseTables>(manager), showcaseIds);
      const records = [...showcases, ...(await exportTestimonials(manager, testimonialNames))];
      const after = idsByPlace(records);
      if (records.length) await recordStaffWrite(manager, SCHEMA, { staff, action: 'export', entity: AUDITED_PERSON, after });
      return records;
    });
  }

  /** Deletes the given records, their audit data and their pictures. */
  async erase(named: NamedErasure, staff: CurrentStaff): Promise<ErasureReceipt> {
    const rows = await this.dataSource.query<{ address: string | null }[]>(PICTURES, [named.showcaseIds ?? []]);
    const removePictures = await this.pictures.prepare(rows.flatMap(({ address }) => address ?? []));
    const receipt = await this.eraseRows(named, staff);
    await removePictures();
    return receipt;
  }

  private eraseRows({ showcaseIds = [], testimonialNames = [] }: NamedErasure, staff: CurrentStaff): Promise<ErasureReceipt> {
    return this.dataSource.transaction(async (manager) => {
      const showcases = await this.eraseShowcases(manager, showcaseIds);
      const { names, versions } = await eraseTestimonials(manager, testimonialNames);
      const after = { ...(showcases.length && { [PLACE]: showcases }), ...(versions.length && { [TESTIMONIALS]: versions }) };
      const write = { staff, action: 'erase', entity: AUDITED_PERSON, after } as const;
      if (Object.keys(after).length > 0) await recordStaffWrite(manager, SCHEMA, write);
      const counts = Object.entries({ [PLACE]: showcases.length, [TESTIMONIALS]: names.length });
      return { erased: Object.fromEntries(counts.filter(([, count]) => count > 0)), kept: [] };
    });
  }

  /** Returns the ids of those with any data left. */
  private async eraseShowcases(manager: EntityManager, showcaseIds: number[]): Promise<number[]> {
    const [deleted] = await manager.query<[{ id: number }[], number]>(
      'DELETE FROM content.customer_showcase WHERE id = ANY($1) RETURNING id',
      [showcaseIds],
    );
    const [cleaned] = await manager.query<[{ id: number }[], number]>(ERASE_FROM_AUDIT, [showcaseIds, PERSONAL]);
    return [...new Set([...deleted, ...cleaned].map(({ id }) => id))].sort((a, b) => a - b);
  }
}
