import type { RecordedEmail, RecordedEmailPage } from '@dealership/contracts';
import { page } from '@dealership/service-kit';
import type { PageParams } from '@dealership/service-kit/endpoints';
import { Injectable } from '@nestjs/common';
import { Kysely } from 'kysely';
import type { Notification } from '../notifications/notification.entity.js';

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
] as const satisfies (keyof RecordedEmail)[];

type Row = Pick<Notification, (typeof FIELDS)[number]>;

const toEmail = ({ createdAt, sentAt, ...row }: Row): RecordedEmail => ({
  ...row,
  createdAt: createdAt.toISOString(),
  sentAt: sentAt?.toISOString() ?? null,
});

/** Every e-mail that was written, as the staff look for one. It asks the database alone: an unavailable queue does not hide it. */
@Injectable()
export class EmailRecordService {
  constructor(private readonly db: Kysely<{ 'inquiries.notification': Notification }>) {}

  async page(params: PageParams): Promise<RecordedEmailPage> {
    const query = this.db.selectFrom('inquiries.notification').select(FIELDS).orderBy('id', 'desc');
    const { items, ...rest } = await page(query, params);
    return { items: items.map(toEmail), ...rest };
  }
}
