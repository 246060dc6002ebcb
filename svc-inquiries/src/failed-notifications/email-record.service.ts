import type { RecordedEmail, RecordedEmailPage } from '@dealership/contracts';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { PageParams } from './failed-notification-params.js';

type Row = Omit<RecordedEmail, 'createdAt' | 'sentAt'> & { createdAt: Date; sentAt: Date | null };

const EMAILS = `
  SELECT id, event, subject_id AS "subjectId", audience, recipient, state, attempts, last_error AS "lastError",
    created_at AS "createdAt", sent_at AS "sentAt"
  FROM inquiries.notification ORDER BY id DESC LIMIT $1 OFFSET $2`;

const toEmail = ({ createdAt, sentAt, ...row }: Row): RecordedEmail => ({
  ...row,
  createdAt: createdAt.toISOString(),
  sentAt: sentAt?.toISOString() ?? null,
});

/** Every e-mail that was written, as the staff look for one. It asks the database alone: a queue that is away does not hide it. */
@Injectable()
export class EmailRecordService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async page({ page, pageSize }: PageParams): Promise<RecordedEmailPage> {
    const [{ total = 0 } = {}] = await this.dataSource.query<{ total?: number }[]>(
      'SELECT count(*)::integer AS total FROM inquiries.notification',
    );
    const rows = await this.dataSource.query<Row[]>(EMAILS, [pageSize, (page - 1) * pageSize]);
    return { items: rows.map(toEmail), total, page, pageSize };
  }
}
