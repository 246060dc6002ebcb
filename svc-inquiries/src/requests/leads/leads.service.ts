import {
  type InboxState,
  kindOfList,
  type LeadFilter,
  type LeadListQuery,
  type LeadNote,
  type LeadSort,
  type LeadStatus,
  NEWSLETTER_PAGES,
  type StaffPage,
} from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import { assertVersion, recordStaffWrite } from '@dealership/service-kit/audit';
import { page, queriesOn } from '@dealership/service-kit/database';
import { BATCH_SIZE, inBatches, notesOf } from '@dealership/service-kit/lists';
import type { StaffWriter } from '@dealership/service-kit/staff';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Kysely, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { type DataSource, type EntityManager, In } from 'typeorm';
import { SCHEMA } from '../../database/schema.js';
import { SiteClient } from '../../service-clients/site/site.client.js';
import { EndLinks } from '../../subscriptions/links/end-links.js';
import { NewsletterSubscription } from '../../subscriptions/newsletter/newsletter-subscription.entity.js';
import { changeStatus } from '../conversations/change-conversation.js';
import type { LeadList } from '../lists/lead-lists.js';
import type { LeadRow, LeadTables } from '../lists/lead-tables.js';
import { writeStatus } from '../lists/write-status.js';
import { isOfList, leadFilter, searchedNumber } from './lead-filter.js';

export type LeadItem = Record<string, unknown> & { id: number; notes: LeadNote[] };

/** `position`: its exact time. */
type PlacedItem = LeadItem & { position: string };

export const SITE_URL = Symbol('SITE_URL');

interface Change {
  status: string;
  version?: number | undefined;
}

type LeadQuery<Row = object> = SelectQueryBuilder<{ l: LeadRow }, 'l', Row>;

type Order = <Row>(query: LeadQuery<Row>, list: LeadList) => LeadQuery<Row>;

const lower = (column: string) => sql`lower(${sql.ref(`l.${column}`)})`;

const newest = <Row>(query: LeadQuery<Row>): LeadQuery<Row> => query.orderBy('l.createdAt', 'desc').orderBy('l.id', 'desc');

/** 'YYYY-MM-DD HH:MM' in Asia/Dubai. */
const NOW = sql`to_char(now() AT TIME ZONE 'Asia/Dubai', 'YYYY-MM-DD HH24:MI')`;

const at = ({ day, time }: NonNullable<LeadList['appointment']>) => sql`(${day} || ' ' || ${time})`;

const ORDERS: Record<LeadSort, Order> = {
  newest,
  oldest: (query) => query.orderBy('l.createdAt').orderBy('l.id'),
  name: (query, { columns }) =>
    columns.lastName
      ? query.orderBy(lower('lastName')).orderBy(lower('firstName')).orderBy('l.id')
      : query.orderBy(lower('email')).orderBy('l.id'),
  appointment: (query, { appointment }) =>
    appointment
      ? newest(
          query.orderBy(sql`CASE WHEN ${at(appointment)} >= ${NOW} THEN ${at(appointment)} END`).orderBy(at(appointment), 'desc'),
        )
      : newest(query),
  status: (query, { statuses }) => newest(query.orderBy(sql`array_position(${[...statuses]}::text[], ${sql.ref('l.status')})`)),
};

const rows = (db: Kysely<LeadTables>, { table }: LeadList): LeadQuery =>
  db.selectFrom(db.dynamic.table(`inquiries.${table}`).as('l'));

/** A list's entries with their notes. */
export const leadItems = (db: Kysely<LeadTables>, list: LeadList): LeadQuery<LeadItem> =>
  rows(db, list)
    .select(Object.entries(list.columns).map(([field, column]) => column.as(field)))
    .select(({ ref }) => notesOf(SCHEMA, `${list.table}_id`, ref('l.id')).as('notes'))
    .$castTo<LeadItem>();

/** The state of a request in the inbox. */
const stateOf = ({ table }: LeadList) => sql<InboxState>`(
  SELECT c.state FROM inquiries.conversation c WHERE ${sql.ref(table === 'inquiry' ? 'c.inquiryId' : 'c.vehicleReservationId')} = l.id)`;

/** The current appointment of a test drive. */
const APPOINTMENT = sql<object | null>`(
  SELECT json_build_object('state', a.state, 'date', to_char(a.at, 'YYYY-MM-DD'), 'time', to_char(a.at, 'HH24:MI'))
  FROM (SELECT state, starts_at AT TIME ZONE 'Asia/Dubai' AS at FROM inquiries.appointment WHERE inquiry_id = l.id) a)`;

const withAppointment = (items: ReturnType<typeof leadItems>, list: LeadList) =>
  list.appointment ? items.select(APPOINTMENT.as('appointment')) : items;

/** Matches the rows after the given one, newest first. */
const isAfter = ({ position, id }: PlacedItem) =>
  sql<SqlBool>`(${sql.ref('l.createdAt')}, ${sql.ref('l.id')}) < (${position}, ${id})`;

const withoutPosition = ({ position: _, ...item }: PlacedItem): LeadItem => item as LeadItem;

/** Submissions for staff: reads them, sets a status and adds notes. Their content never changes. */
@Injectable()
export class LeadsService {
  constructor(
    private readonly db: Kysely<LeadTables>,
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(SITE_URL) private readonly siteUrl: string,
    private readonly endLinks: EndLinks,
    private readonly site: SiteClient,
  ) {}

  async page(list: LeadList, { sort, page: number, pageSize, ...filter }: LeadListQuery): Promise<StaffPage<LeadItem>> {
    const found = rows(this.db, list).select('l.id').where(leadFilter(list, filter));
    const searched = searchedNumber(list, filter.q);
    const query = searched === undefined ? found : found.orderBy(({ eb }) => eb('l.id', '=', searched), 'desc');
    const { items, ...paging } = await page(ORDERS[sort](query, list), { page: number, pageSize });
    return { ...paging, items: await this.items(list, items) };
  }

  /**
   * Reads notes and duplicates of these entries separately: in one query with the page, PostgreSQL would first read
   * those of all pages.
   */
  private async items(list: LeadList, found: { id: number }[]): Promise<LeadItem[]> {
    if (!found.length) return [];
    const ids = found.map(({ id }) => id);
    const position = sql`array_position(${ids}::integer[], ${sql.ref('l.id')})`;
    const items = withAppointment(leadItems(this.db, list), list).where('l.id', 'in', ids).orderBy(position);
    return (kindOfList(list.name) ? items.select(stateOf(list).as('state')) : items).execute();
  }

  /** Every entry that matches the filter, newest first, read in batches. */
  async all(list: LeadList, params: LeadFilter): Promise<AsyncIterable<LeadItem>> {
    const query = newest(withAppointment(leadItems(this.db, list), list).where(leadFilter(list, params)))
      .select(({ cast }) => cast<string>('l.createdAt', 'text').as('position'))
      .limit(BATCH_SIZE);
    const batch = (after?: PlacedItem): Promise<PlacedItem[]> => (after ? query.where(isAfter(after)) : query).execute();
    return inBatches(list.links ? async (after) => this.withLinks(await batch(after)) : batch, withoutPosition);
  }

  /** Adds an unsubscribe link to each active subscription. */
  private async withLinks(entries: PlacedItem[]): Promise<PlacedItem[]> {
    const subscribed = entries.filter(({ status }) => status === 'confirmed').map(({ id }) => id);
    const keys = { select: { id: true, emailKey: true }, where: { id: In(subscribed) } } as const;
    const subscriptions = await this.dataSource.manager.find(NewsletterSubscription, keys);
    const tokens = new Map(subscriptions.map((row) => [row.id, this.endLinks.tokenOf('newsletter', row)]));
    return entries.map((entry) => {
      const token = tokens.get(entry.id);
      return token
        ? { ...entry, unsubscribe: `${this.siteUrl}${NEWSLETTER_PAGES.unsubscribe}?${new URLSearchParams({ token })}` }
        : entry;
    });
  }

  /** Sets the status. With a `version`, rejects the change if the entry has changed since. */
  async change(list: LeadList, id: number, { status, version }: Change, { staff, requestId }: StaffWriter): Promise<LeadItem> {
    const hours = await this.site.hours();
    const kind = kindOfList(list.name);
    return this.dataSource.transaction(async (manager) => {
      const before = await this.locked(manager, list, id);
      assertVersion({ id, ...before }, version);
      if (status !== before.status && kind) {
        await changeStatus(manager, { kind, number: id }, status as LeadStatus, { staff, requestId, hours });
      } else if (status !== before.status) {
        await writeStatus(manager, list, { id, from: before.status, to: status, requestId });
        const difference = { before: { status: before.status }, after: { status } };
        await recordStaffWrite(manager, SCHEMA, { staff, action: 'update', entity: list.name, entityId: id, ...difference });
      }
      return this.item(manager, list, id);
    });
  }

  addNote(list: LeadList, id: number, text: string, { staff }: StaffWriter): Promise<LeadItem> {
    return this.dataSource.transaction(async (manager) => {
      await this.locked(manager, list, id);
      await manager.query(`INSERT INTO inquiries.note (${list.table}_id, text, session_id, author) VALUES ($1, $2, $3, $4)`, [
        id,
        text,
        staff.sessionId,
        staff.account?.name ?? null,
      ]);
      const after = { note: text };
      await recordStaffWrite(manager, SCHEMA, { staff, action: 'update', entity: list.name, entityId: id, after });
      return this.item(manager, list, id);
    });
  }

  private async locked(manager: EntityManager, list: LeadList, id: number): Promise<Pick<LeadRow, 'status' | 'version'>> {
    const row = await rows(queriesOn(manager), list)
      .select(['l.status', 'l.version'])
      .where(isOfList(list))
      .where('l.id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw new AppError('REQUEST_NOT_FOUND', { id });
    return row;
  }

  private item(manager: EntityManager, list: LeadList, id: number): Promise<LeadItem> {
    return leadItems(queriesOn(manager), list).where('l.id', '=', id).executeTakeFirstOrThrow();
  }
}
