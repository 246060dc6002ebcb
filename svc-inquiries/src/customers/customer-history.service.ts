import {
  type CustomerEntry,
  type CustomerFile,
  customerName,
  formatRequestKey,
  type InboxRequest,
  type RequestKey,
  senderName,
} from '@dealership/contracts';
import type { api, QueryOf } from '@dealership/contracts/api';
import { AppError } from '@dealership/service-kit';
import { cursorPage } from '@dealership/service-kit/lists';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Kysely } from 'kysely';
import type { DataSource } from 'typeorm';
import { type InboxTables, inboxRows } from '../inbox/inbox.query.js';
import { inboxRequestAt, textOf } from '../inbox/inbox-request.mapper.js';
import { Conversation } from '../requests/conversations/conversation.entity.js';
import { SiteClient } from '../service-clients/site/site.client.js';
import { type Customer, customerOf } from './customer.js';
import { customerSummary, SUMMARY_COLUMNS, type SummaryRow } from './customer-summary.js';
import { type EntryKey, entryContents, entryKeys, MAX_TEXT } from './history-entries.js';

const NAMES = 200;

// $1: addresses, $2: phone numbers; matches like the inbox's list of other requests from the same customer.
const REQUESTS = `
  SELECT c.id, c.email_key AS email, c.state = 'spam' AS "isSpam",
    coalesce(i.first_name, r.first_name, '') AS "firstName", coalesce(i.last_name, r.last_name, '') AS "lastName",
    coalesce(i.phone_e164, r.phone_e164, i.phone, r.phone) AS phone, ${SUMMARY_COLUMNS}
  FROM inquiries.conversation c
    LEFT JOIN inquiries.inquiry i ON i.id = c.inquiry_id
    LEFT JOIN inquiries.vehicle_reservation r ON r.id = c.vehicle_reservation_id
  WHERE c.email_key = ANY($1) OR c.phone_key = ANY($2)
  ORDER BY c.created_at DESC, c.id DESC`;

interface RequestRow extends SummaryRow {
  email: string | null;
  isSpam: boolean;
  firstName: string;
  lastName: string;
  phone: string | null;
}

const different = (values: (string | null)[]): string[] =>
  [...new Set(values.filter((value): value is string => Boolean(value)))].slice(0, NAMES);

const linksOf = ({ links }: Customer): CustomerFile['links'] =>
  links.map(({ id, oneEmail, otherEmail, reason, authorName, createdAt }) => ({
    id,
    emails: [oneEmail, otherEmail],
    reason,
    author: authorName,
    createdAt: createdAt.toISOString(),
  }));

/** Everything received from one customer. */
@Injectable()
export class CustomerHistoryService {
  constructor(
    private readonly db: Kysely<InboxTables>,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly site: SiteClient,
  ) {}

  async read(key: RequestKey, { cursor, pageSize }: QueryOf<typeof api.getCustomerFile>): Promise<CustomerFile> {
    const { manager } = this.dataSource;
    const conversation = await manager.findOneBy(Conversation, { ...key });
    if (!conversation) throw new AppError('REQUEST_NOT_FOUND', { ...key });
    const customer = await customerOf(manager, conversation);
    const found = await manager.query<RequestRow[]>(REQUESTS, [customer.emails, customer.phones]);
    // A request that was opened is shown even if it is spam.
    const requests = found.filter(({ id, isSpam }) => !isSpam || id === conversation.id);
    const whose = { ids: requests.map((row) => row.id), emails: customer.emails };
    const keys = await entryKeys(manager, whose, { cursor, limit: pageSize + 1 });
    const { items: shown, next } = cursorPage(keys, pageSize);
    // Requests that share only the phone number may be from another person.
    const own = requests.filter(({ id, email }) => id === conversation.id || (email !== null && customer.emails.includes(email)));
    const names = different(own.map(customerName));
    return {
      version: customer.version,
      names,
      emails: customer.emails,
      phones: different(own.map(({ phone }) => phone)),
      sameNumber: await this.sameNumber(requests, customer, names),
      requests: requests.length,
      spam: found.length - requests.length,
      ...(await customerSummary(manager, own)),
      links: linksOf(customer),
      items: await this.entries(shown),
      next,
    };
  }

  /** The latest request of each other address, those of the same name first. */
  private async sameNumber(requests: RequestRow[], { emails }: Customer, names: string[]): Promise<InboxRequest[]> {
    const latest = new Map(
      requests.toReversed().flatMap((row) => (row.email && !emails.includes(row.email) ? [[row.email, row]] : [])),
    );
    if (latest.size === 0) return [];
    const ids = [...latest.values()].map(({ id }) => id);
    const rows = await inboxRows(this.db).where('c.id', 'in', ids).orderBy('c.createdAt', 'desc').limit(NAMES).execute();
    const others = rows.map(inboxRequestAt(await this.site.hours()));
    const isOther = (request: InboxRequest) => Number(!names.includes(senderName(request)));
    return others.toSorted((one, other) => isOther(one) - isOther(other));
  }

  private async entries(keys: EntryKey[]): Promise<CustomerEntry[]> {
    const ids = keys.filter(({ type }) => type === 'request').map((key) => key.id);
    const rows = ids.length ? await inboxRows(this.db).where('c.id', 'in', ids).execute() : [];
    const toRequest = inboxRequestAt(await this.site.hours());
    const contents = await entryContents(this.dataSource.manager, keys);
    for (const row of rows)
      contents.set(`request ${row.id}`, {
        request: formatRequestKey(row),
        content: toRequest(row),
        text: [...(textOf(row) ?? '')].slice(0, MAX_TEXT).join('') || null,
      });
    // Omits entries erased in the meantime.
    return keys.flatMap(({ type, id, at }) => {
      const content = contents.get(`${type} ${id}`);
      return content ? [{ ...content, type, id, at: new Date(`${at.replace(' ', 'T')}Z`).toISOString() } as CustomerEntry] : [];
    });
  }
}
