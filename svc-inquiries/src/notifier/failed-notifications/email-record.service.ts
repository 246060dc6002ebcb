import { randomUUID } from 'node:crypto';
import type { RecordedEmail, RecordedEmailPage, ResendReceipt } from '@dealership/contracts';
import type { api, QueryOf } from '@dealership/contracts/api';
import { AppError } from '@dealership/service-kit';
import { recordStaffWrite } from '@dealership/service-kit/audit';
import { page } from '@dealership/service-kit/database';
import { escapeLike } from '@dealership/service-kit/lists';
import { appendToOutbox } from '@dealership/service-kit/outbox';
import type { StaffWriter } from '@dealership/service-kit/staff';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Kysely, type SqlBool, sql } from 'kysely';
import type { DataSource } from 'typeorm';
import { SCHEMA } from '../../database/schema.js';
import { Notification } from '../../notifications/notification.entity.js';
import { payloadOf } from '../../notifications/notified-event.js';
import { isCustomer } from '../../requests/conversations/is-customer.js';
import { SiteClient } from '../../service-clients/site/site.client.js';
import { requestsOfEvents } from './requests-of-events.js';
import { isStillDue } from './still-due.js';

const FIELDS = [
  'id',
  'event',
  'subjectId',
  'audience',
  'recipient',
  'state',
  'attempts',
  'lastError',
  'createdAt',
  'sentAt',
] as const satisfies Exclude<keyof RecordedEmail, 'about'>[];

type Row = Pick<Notification, (typeof FIELDS)[number]>;

const toEmail = ({ createdAt, sentAt, ...row }: Row, about: RecordedEmail['about']): RecordedEmail => ({
  ...row,
  about,
  createdAt: createdAt.toISOString(),
  sentAt: sentAt?.toISOString() ?? null,
});

const isTo = (q: string) => sql<SqlBool>`(recipient ILIKE ${`%${escapeLike(q)}%`}
  OR lower(recipient) IN (SELECT c.email_key FROM inquiries.conversation c WHERE ${isCustomer(q)}))`;

/** Every recorded e-mail, searchable by staff. Reads the database only, so it works without the queue. */
@Injectable()
export class EmailRecordService {
  constructor(
    private readonly db: Kysely<{ 'inquiries.notification': Notification }>,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly site: SiteClient,
  ) {}

  /** `q`: part of the recipient's address, or of the name or phone number of a customer with that address. */
  async page({ q, ...paging }: QueryOf<typeof api.listEmails>): Promise<RecordedEmailPage> {
    const query = this.db
      .selectFrom('inquiries.notification')
      .select(FIELDS)
      .$if(q !== '', (all) => all.where(isTo(q)))
      .orderBy('id', 'desc');
    const { items, ...rest } = await page(query, paging);
    const requestOf = await requestsOfEvents(this.dataSource.manager, items);
    return { items: items.map((row) => toEmail(row, requestOf(row))), ...rest };
  }

  /** Renders and sends a sent e-mail again, with current data and a new Message-ID, since mailboxes hide known ones. */
  resend(id: number, { staff, requestId }: StaffWriter): Promise<ResendReceipt> {
    return this.dataSource.transaction(async (manager) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const email = await manager.findOne(Notification, { where: { id, state: 'sent' }, lock });
      if (!email) throw new AppError('NOTIFICATION_NOT_FOUND', { id });
      if (!(await isStillDue(manager, email, this.site))) throw new AppError('NOTIFICATION_NOT_DUE', { id });
      const messageId = email.messageId.replace(/(\.again-[\da-f-]+)?@/, `.again-${randomUUID()}@`);
      const again = { state: 'pending', sentAt: null, sentBefore: email.sentAt, lastError: null, messageId } as const;
      await manager.update(Notification, id, again);
      await appendToOutbox(manager, SCHEMA, email.event, { ...payloadOf(email), notificationId: id }, requestId);
      const after = { email: id };
      await recordStaffWrite(manager, SCHEMA, { staff, action: 'resend', entity: 'notification', after });
      return { resent: 1 };
    });
  }
}
