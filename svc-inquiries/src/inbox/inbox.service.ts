import type {
  InboxChange,
  InboxCounts,
  InboxCountsQuery,
  InboxPage,
  InboxQuery,
  InboxRequest,
  InboxSort,
  NewRequests,
  RequestKey,
} from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import { queriesOn } from '@dealership/service-kit/database';
import { cursorPage, parseReferenceQuery, type ReferenceQuery, readCursor } from '@dealership/service-kit/lists';
import type { StaffWriter } from '@dealership/service-kit/staff';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DataSource, EntityManager } from 'typeorm';
import { changeConversation } from '../requests/conversations/change-conversation.js';
import { Conversation } from '../requests/conversations/conversation.entity.js';
import { hasNumber } from '../requests/conversations/has-number.js';
import { SiteClient } from '../service-clients/site/site.client.js';
import { type InboxRows, type InboxTables, inboxRows } from './inbox.query.js';
import { inboxFilter, isDue, isUnanswered } from './inbox-filter.js';
import { inboxRequestAt } from './inbox-request.mapper.js';

/** Maximum number of rows pinned above the first page. */
const MAX_ROWS = 50;

const TAGS = `
  SELECT tag FROM inquiries.conversation, unnest(tags) tag WHERE tags <> '{}'
  GROUP BY tag ORDER BY count(*) DESC, tag LIMIT 200`;

// Each request counts once, even if there are several reasons to act on it.
const OPEN_COUNTS = `
  SELECT CASE WHEN state = 'new' THEN kind WHEN waiting_since IS NOT NULL THEN 'unanswered' ELSE 'reminded' END AS kind, count(*)::integer AS count
  FROM inquiries.conversation
  WHERE state <> 'spam' AND (state = 'new' OR waiting_since IS NOT NULL OR remind_at <= now())
  GROUP BY 1`;

interface Order {
  by: RawBuilder<Date>;
  direction: 'asc' | 'desc';
}

const CREATED = sql<Date>`c.created_at`;

const ORDERS: Record<InboxSort, Order> = {
  newest: { by: CREATED, direction: 'desc' },
  oldest: { by: CREATED, direction: 'asc' },
  due: { by: sql<Date>`coalesce(c.due_at, 'infinity')`, direction: 'asc' },
};

/** Whether due reminders are pinned to the top: not in searches, nor with another sort order. */
const hasReminders = ({ q, sort }: InboxQuery): boolean => !q?.trim() && sort !== 'due';

@Injectable()
export class InboxService {
  constructor(
    private readonly db: Kysely<InboxTables>,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly site: SiteClient,
  ) {}

  /** A page of requests. The first page starts with the request of the searched number, or those with due reminders. */
  async page(params: InboxQuery, me: number | undefined): Promise<InboxPage> {
    const sort = params.sort ?? (params.view === 'unanswered' ? 'due' : 'newest');
    const reference = parseReferenceQuery(params.q);
    const [pinned, page] = await Promise.all([this.pinned(params, me, reference), this.rows(params, sort, me, reference)]);
    return { pinned, ...page };
  }

  async tags(): Promise<string[]> {
    const rows = await this.dataSource.query<{ tag: string }[]>(TAGS);
    return rows.map(({ tag }) => tag);
  }

  /** Number of requests per state, including the request with the searched number. */
  async counts({ sort, ...params }: InboxCountsQuery, me: number | undefined): Promise<InboxCounts> {
    const { q: _, ...filter } = params;
    const reference = parseReferenceQuery(params.q);
    const rows = await this.db
      .selectFrom('inquiries.conversation as c')
      .select(['c.state', sql<number>`count(*)::integer`.as('count')])
      .where(({ and, or }) => {
        const found = inboxFilter({ ...params, state: 'any' }, me);
        if (reference === undefined) return found;
        return or([found, and([inboxFilter({ ...filter, state: 'any' }, me), hasNumber(reference)])]);
      })
      .$if(sort === 'due', (query) => query.where(isUnanswered))
      .groupBy('c.state')
      .execute();
    return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
  }

  async countNew(): Promise<NewRequests> {
    const rows = await this.dataSource.query<{ kind: keyof NewRequests; count: number }[]>(OPEN_COUNTS);
    return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
  }

  get(key: RequestKey): Promise<InboxRequest> {
    return this.read(this.dataSource.manager, key);
  }

  /** The conversation of a request, as stored. */
  async conversation({ kind, number }: RequestKey): Promise<Conversation> {
    const found = await this.dataSource.manager.findOneBy(Conversation, { kind, number });
    if (!found) throw new AppError('REQUEST_NOT_FOUND', { kind, number });
    return found;
  }

  /** Other requests from the same e-mail address or phone number, spam last. */
  async sameCustomer({ kind, number }: RequestKey): Promise<InboxRequest[]> {
    const own = await this.conversation({ kind, number });
    const rows = await inboxRows(this.db)
      .where(({ eb, or }) =>
        or([eb('c.emailKey', '=', own.emailKey), ...(own.phoneKey ? [eb('c.phoneKey', '=', own.phoneKey)] : [])]),
      )
      .where('c.id', '<>', own.id)
      .orderBy(sql`c.state = 'spam'`)
      .orderBy('c.createdAt', 'desc')
      .limit(MAX_ROWS)
      .execute();
    return rows.map(inboxRequestAt(await this.site.hours()));
  }

  /** Applies a change by staff; rejected if somebody else has changed the request since. */
  async change(key: RequestKey, change: InboxChange, writer: StaffWriter): Promise<InboxRequest> {
    const hours = await this.site.hours();
    return this.dataSource.transaction(async (manager) => {
      await changeConversation(manager, key, change, { ...writer, hours });
      return this.read(manager, key);
    });
  }

  private async pinned(
    params: InboxQuery,
    me: number | undefined,
    reference: ReferenceQuery | undefined,
  ): Promise<InboxRequest[]> {
    if (params.cursor) return [];
    const { q: _, state, ...filter } = params;
    const hasReference = reference !== undefined;
    if (!hasReference && !hasReminders(params)) return [];
    const query = hasReference
      ? inboxRows(this.db)
          .where(inboxFilter({ ...filter, state: state ?? 'any' }, me))
          .where(hasNumber(reference))
          .orderBy('c.createdAt', 'desc')
      : inboxRows(this.db).where('c.id', 'in', this.dueReminderIds(params, me)).orderBy('c.remindAt').orderBy('c.id');
    return (await query.limit(MAX_ROWS).execute()).map(inboxRequestAt(await this.site.hours()));
  }

  /** The requests pinned above the list because their reminder is due. */
  private dueReminderIds({ q: _, view, ...rest }: InboxQuery, me: number | undefined) {
    // The view "unanswered" pins due reminders even of requests that nobody is waiting on.
    const filter = { ...rest, view: view === 'unanswered' ? undefined : view };
    return this.db
      .selectFrom('inquiries.conversation as c')
      .select('c.id')
      .where(inboxFilter(filter, me))
      .where(isDue)
      .orderBy('c.remindAt')
      .orderBy('c.id')
      .limit(MAX_ROWS);
  }

  private async rows(
    params: InboxQuery,
    sort: InboxSort,
    me: number | undefined,
    reference: ReferenceQuery | undefined,
  ): Promise<Omit<InboxPage, 'pinned'>> {
    const { by, direction } = ORDERS[sort];
    let query: InboxRows = inboxRows(this.db).where(inboxFilter(params, me));
    if (sort === 'due') query = query.where(isUnanswered);
    if (reference === undefined && hasReminders(params)) query = query.where('c.id', 'not in', this.dueReminderIds(params, me));
    if (reference !== undefined) query = query.where(sql<SqlBool>`${hasNumber(reference)} IS NOT TRUE`);
    if (params.cursor) {
      const { at, id } = readCursor(params.cursor);
      const after = sql`(${at}::timestamp AT TIME ZONE 'UTC', ${id}::integer)`;
      query = query.where(direction === 'desc' ? sql<SqlBool>`(${by}, c.id) < ${after}` : sql<SqlBool>`(${by}, c.id) > ${after}`);
    }
    const found = await query
      .select(sql<string>`(${by} AT TIME ZONE 'UTC')::text`.as('at'))
      .orderBy(by, direction)
      .orderBy('c.id', direction)
      .limit(params.pageSize + 1)
      .execute();
    const { items, next } = cursorPage(found, params.pageSize);
    return { items: items.map(inboxRequestAt(await this.site.hours())), next };
  }

  private async read(manager: EntityManager, { kind, number }: RequestKey): Promise<InboxRequest> {
    const row = await inboxRows(queriesOn<InboxTables>(manager))
      .where('c.kind', '=', kind)
      .where('c.number', '=', number)
      .executeTakeFirst();
    if (!row) throw new AppError('REQUEST_NOT_FOUND', { kind, number });
    return inboxRequestAt(await this.site.hours())(row);
  }
}
