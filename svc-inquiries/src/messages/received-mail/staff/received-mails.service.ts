import type { ListedMail, PageQuery, ReceivedMailPage } from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import { recordStaffWrite } from '@dealership/service-kit/audit';
import { page } from '@dealership/service-kit/database';
import type { CurrentStaff } from '@dealership/service-kit/staff';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Kysely } from 'kysely';
import { type DataSource, In } from 'typeorm';
import { SCHEMA } from '../../../database/schema.js';
import type { Conversation } from '../../../requests/conversations/conversation.entity.js';
import type { Inquiry } from '../../../requests/inquiries/inquiry.entity.js';
import { referenceOf } from '../../../requests/submissions/reference.js';
import { ReceivedMail } from '../received-mail.entity.js';

interface Tables {
  'inquiries.received_mail': ReceivedMail;
  'inquiries.conversation': Conversation;
  'inquiries.inquiry': Inquiry;
}

/** Received mail that is not a message of a request, for staff. */
@Injectable()
export class ReceivedMailsService {
  constructor(
    private readonly db: Kysely<Tables>,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {}

  async page(params: PageQuery): Promise<ReceivedMailPage> {
    const query = this.db
      .selectFrom('inquiries.received_mail as m')
      .innerJoin('inquiries.conversation as c', 'c.id', 'm.conversationId')
      .leftJoin('inquiries.inquiry as i', 'i.id', 'c.inquiryId')
      .select(['c.createdAt', 'i.details'])
      .select(['m.id', 'c.kind', 'c.number', 'm.sender', 'm.size', 'm.state', 'm.reason', 'm.attempts', 'm.receivedAt'])
      .where('m.state', '<>', 'filed')
      .orderBy('m.id', 'desc');
    const [{ items, ...rest }, failed] = await Promise.all([
      page(query, params),
      this.dataSource.manager.countBy(ReceivedMail, { state: 'failed' }),
    ]);
    const toItem = ({ receivedAt, createdAt, details, ...row }: (typeof items)[number]): ListedMail => ({
      ...row,
      reference: referenceOf({ id: row.number, createdAt, kind: row.kind, details: details ?? {} }),
      receivedAt: receivedAt.toISOString(),
    });
    return { items: items.map(toItem), ...rest, failed };
  }

  /** The original e-mail. */
  async raw(id: number): Promise<Buffer> {
    const mail = await this.dataSource.manager.findOne(ReceivedMail, { select: { id: true, raw: true }, where: { id } });
    if (!mail) throw new AppError('RECEIVED_MAIL_NOT_FOUND', { id });
    return mail.raw;
  }

  /** Files a mail with its request that was classified otherwise or could not be filed. */
  async file(id: number, staff: CurrentStaff): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const again = {
        state: 'received',
        reason: null,
        isMessage: true,
        attempts: 0,
        nextAttemptAt: new Date(),
        doneAt: null,
      } as const;
      const { affected } = await manager.update(ReceivedMail, { id, state: In(['ignored', 'failed']) }, again);
      if (!affected) throw new AppError('RECEIVED_MAIL_NOT_FOUND', { id });
      await recordStaffWrite(manager, SCHEMA, { staff, action: 'resend', entity: 'received-mail', entityId: id });
    });
  }
}
