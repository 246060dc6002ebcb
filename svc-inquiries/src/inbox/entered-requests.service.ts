import { contact, type EnteredRequest, type InboxRequest, type RequestKey } from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import { assertVersion, recordStaffWrite } from '@dealership/service-kit/audit';
import type { RequestContext } from '@dealership/service-kit/endpoints';
import { appendToOutbox } from '@dealership/service-kit/outbox';
import type { CurrentStaff } from '@dealership/service-kit/staff';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { SCHEMA } from '../database/schema.js';
import { deleteNotificationsAbout } from '../notifications/notifications-about.js';
import { lockedConversation } from '../requests/conversations/change-conversation.js';
import { Conversation } from '../requests/conversations/conversation.entity.js';
import { Inquiry } from '../requests/inquiries/inquiry.entity.js';
import { newInquiry } from '../requests/inquiries/new-inquiry.js';
import { storeOnce } from '../requests/submissions/store-once.js';
import { InboxService } from './inbox.service.js';

/** Whether the account `$2` entered the request `$1` of the list `$3`, and nobody has written a message, a mail, a note or a journey since. */
const IS_WITHDRAWABLE = `
  SELECT 1 FROM inquiries.conversation c
  WHERE c.inquiry_id = $1
    AND EXISTS (SELECT FROM inquiries.audit WHERE entity = $3 AND entity_id = $1 AND action = 'create' AND person_id = $2)
    AND NOT EXISTS (SELECT FROM inquiries.conversation_message WHERE conversation_id = c.id)
    AND NOT EXISTS (SELECT FROM inquiries.received_mail WHERE conversation_id = c.id)
    AND NOT EXISTS (SELECT FROM inquiries.journey WHERE conversation_id = c.id)
    AND NOT EXISTS (SELECT FROM inquiries.note WHERE inquiry_id = $1)`;

/** Requests that reached staff by phone, by WhatsApp or in the showroom. They wait for an answer like any other. */
@Injectable()
export class EnteredRequestsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly inbox: InboxService,
  ) {}

  /** The same key and content again returns the same request. */
  async enter(entered: EnteredRequest, staff: CurrentStaff, context: RequestContext): Promise<InboxRequest> {
    const { customer, channel, own, vehicleId, subject, message } = entered;
    const { language, ...sender } = customer;
    const content = { ...sender, subject, message, vehicleId: vehicleId ?? undefined, channel };
    const inquiry = { ...newInquiry('contact', content, { ...context, language }), visitSource: null };
    const { id } = await storeOnce(this.dataSource, Inquiry, inquiry, async (manager, inquiryId) => {
      if (own) await manager.update(Conversation, { inquiryId }, { ownerId: staff.account.id });
      await appendToOutbox(manager, SCHEMA, 'inquiry.submitted', { inquiryId }, context.requestId);
      const write = { staff, action: 'create', entity: contact.list, entityId: inquiryId } as const;
      await recordStaffWrite(manager, SCHEMA, { ...write, after: { channel } });
    });
    return this.inbox.get({ kind: 'contact', number: id });
  }

  /** Deletes a request that the caller entered by mistake; the records of its e-mails are deleted too. */
  async withdraw(key: RequestKey, version: number, staff: CurrentStaff): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { conversation } = await lockedConversation(manager, key);
      assertVersion(conversation, version, { ...key });
      const { kind, number, inquiryId, state } = conversation;
      const found = await manager.query<unknown[]>(IS_WITHDRAWABLE, [inquiryId, staff.account.id, contact.list]);
      if (found.length === 0) throw new AppError('CHANGED_MEANWHILE', { kind, number });
      await manager.query(deleteNotificationsAbout('inquiry'), [[inquiryId]]);
      await manager.delete(Inquiry, number);
      const write = { staff, action: 'delete', entity: contact.list, entityId: number } as const;
      await recordStaffWrite(manager, SCHEMA, { ...write, before: { state } });
    });
  }
}
