import { contact, type EnteredRequest, type InboxRequest } from '@dealership/contracts';
import { recordStaffWrite } from '@dealership/service-kit/audit';
import type { RequestContext } from '@dealership/service-kit/endpoints';
import { appendToOutbox } from '@dealership/service-kit/outbox';
import type { CurrentStaff } from '@dealership/service-kit/staff';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { SCHEMA } from '../database/schema.js';
import { Conversation } from '../requests/conversations/conversation.entity.js';
import { Inquiry } from '../requests/inquiries/inquiry.entity.js';
import { newInquiry } from '../requests/inquiries/new-inquiry.js';
import { storeOnce } from '../requests/submissions/store-once.js';
import { InboxService } from './inbox.service.js';

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
}
