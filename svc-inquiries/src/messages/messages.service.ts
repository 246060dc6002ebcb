import { randomUUID } from 'node:crypto';
import type {
  InboxMessage,
  MessageDraft,
  MessagePreview,
  NewMessage,
  ReplyDraft,
  RequestKey,
  SiteEmail,
} from '@dealership/contracts';
import { formatRequestKey, signingName, staffValidationMessages } from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import { recordStaffWrite } from '@dealership/service-kit/audit';
import { lockForTransaction } from '@dealership/service-kit/database';
import { appendToOutbox } from '@dealership/service-kit/outbox';
import type { CurrentStaff, StaffWriter } from '@dealership/service-kit/staff';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, Not } from 'typeorm';
import { SCHEMA } from '../database/schema.js';
import { emailTemplates } from '../emails/load-templates.js';
import { AttachmentsService } from '../inbox/attachments/attachments.service.js';
import { InboxService } from '../inbox/inbox.service.js';
import { Notification } from '../notifications/notification.entity.js';
import { changeConversation, lockedConversation } from '../requests/conversations/change-conversation.js';
import type { Conversation } from '../requests/conversations/conversation.entity.js';
import { ConversationMessage } from '../requests/conversations/conversation-message.entity.js';
import { REPLY_ADDRESS, type ReplyAddress, replyToFor } from '../requests/conversations/reply-address.js';
import { requestOfConversation } from '../requests/conversations/request-of-conversation.js';
import { Appointment } from '../requests/schedule/appointment.entity.js';
import { contentHash } from '../requests/submissions/new-submission.js';
import { CatalogClient } from '../service-clients/catalog/catalog.client.js';
import { SiteClient } from '../service-clients/site/site.client.js';
import { signOff } from '../texts/sign-off.js';
import { inboxMessages } from './inbox-messages.js';
import { ReceivedMail } from './received-mail/received-mail.entity.js';
import { replySubject, replyValues, vehicleIdOf } from './reply-start.js';
import { siteEmails } from './site-emails.js';
import { RECEIVED_MAIL_DAYS } from './stored-mails.js';
import { answeredId } from './thread.js';

interface MessageWriter extends StaffWriter {
  idempotencyKey: string;
}

/** The digits of the phone number if it could be parsed. */
const whatsappOf = ({ phoneE164 }: { phoneE164: string | null }): string | null => phoneE164?.replace(/\D/g, '') || null;

/** Answering an unassigned request assigns it to the author; a membership only if they may fulfil it. */
const ownerOf = ({ kind, ownerId }: Conversation, { account }: CurrentStaff): { ownerId?: number } =>
  ownerId === null && kind !== 'membership' ? { ownerId: account.id } : {};

/** Messages exchanged about a request after it was submitted. */
@Injectable()
export class MessagesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly inbox: InboxService,
    private readonly attachments: AttachmentsService,
    private readonly site: SiteClient,
    private readonly catalog: CatalogClient,
    @Inject(REPLY_ADDRESS) private readonly replyAddress: ReplyAddress | undefined,
    @Inject(RECEIVED_MAIL_DAYS) private readonly mailDays: number,
  ) {}

  async list(key: RequestKey): Promise<InboxMessage[]> {
    const conversation = await this.inbox.conversation(key);
    return inboxMessages(this.dataSource.manager, this.attachments, { conversationId: conversation.id }, this.mailDays);
  }

  async emails(key: RequestKey): Promise<SiteEmail[]> {
    return siteEmails(this.dataSource.manager, await this.inbox.conversation(key));
  }

  /** The original e-mail of a message, while it is stored. */
  async mail(key: RequestKey, messageId: number): Promise<{ id: number; raw: Buffer }> {
    const { id: conversationId } = await this.inbox.conversation(key);
    const select = { id: true, raw: true } as const;
    const mail = await this.dataSource.manager.findOne(ReceivedMail, { select, where: { conversationId, messageId } });
    if (!mail) throw new AppError('RECEIVED_MAIL_NOT_FOUND', { messageId });
    return mail;
  }

  /** The initial values for writing a reply. */
  async begin(key: RequestKey, { staff, requestId }: StaffWriter): Promise<ReplyDraft> {
    const { manager } = this.dataSource;
    const conversation = await this.inbox.conversation(key);
    const request = await requestOfConversation(manager, key);
    const [dealer, vehicleId] = [await this.site.dealer(), vehicleIdOf(request)];
    const found = vehicleId === undefined ? 'missing' : await this.catalog.vehicle(vehicleId, requestId);
    const held = { inquiryId: conversation.inquiryId ?? 0, state: Not('cancelled' as const) };
    const appointment = await manager.findOneBy(Appointment, held);
    const vehicle = typeof found === 'string' ? undefined : found;
    const [latest] = await manager.find(ConversationMessage, {
      where: { conversationId: conversation.id, channel: 'email' },
      // 'in' before 'out'.
      order: { direction: 'ASC', id: 'DESC' },
      take: 1,
    });
    const matter = { kind: key.kind, request, vehicle, dealer };
    return {
      to: request.email,
      replyTo: replyToFor(this.replyAddress, key, dealer, request.language).address,
      language: request.language,
      subject: replySubject(matter, latest),
      closing: signOff(request.language, dealer, staff.account.name),
      whatsapp: whatsappOf(request),
      values: replyValues({ ...matter, appointment, agent: signingName(staff.account.name) }),
    };
  }

  /** The e-mail as the customer would see it. */
  async preview(key: RequestKey, { subject, text }: MessageDraft, staff: CurrentStaff): Promise<MessagePreview> {
    const request = await requestOfConversation(this.dataSource.manager, key);
    const { replyEmail } = await emailTemplates();
    const message = { subject, body: text, language: request.language, authorName: staff.account.name };
    const { html, text: plain } = await replyEmail(message, request, await this.site.dealer());
    return { subject, html, text: plain };
  }

  /**
   * Sends a message to the customer, which answers the request. The same key and content again returns the same
   * message.
   */
  async write(key: RequestKey, message: NewMessage, writer: MessageWriter): Promise<InboxMessage> {
    const [hours, dealer] = [await this.site.hours(), await this.site.dealer()];
    return this.dataSource.transaction(async (manager) => {
      const { idempotencyKey } = writer;
      await lockForTransaction(manager, 'inquiries.message', idempotencyKey);
      // Exclude the version: a retry after a lost response has a newer one.
      const hash = contentHash(`message ${formatRequestKey(key)}`, { ...message, version: undefined });
      const earlier = await manager.findOneBy(ConversationMessage, { idempotencyKey });
      if (earlier && earlier.contentHash !== hash) throw new AppError('IDEMPOTENCY_KEY_REUSED', { earlierId: earlier.id });
      if (earlier) return this.read(manager, earlier.id);
      const { conversation } = await lockedConversation(manager, key);
      const row = await this.row(manager, conversation, message, dealer.publicUrl);
      const author = { authorId: writer.staff.account.id, authorName: writer.staff.account.name };
      const saved = await manager.save(ConversationMessage, { ...row, ...author, idempotencyKey, contentHash: hash });
      await this.attachments.attach(manager, saved, message.attachments);
      const change = { answer: 'reply', version: message.version, ...ownerOf(conversation, writer.staff) } as const;
      await changeConversation(manager, key, change, { ...writer, hours, also: { messageId: saved.id } });
      if (message.channel === 'email')
        await appendToOutbox(manager, SCHEMA, 'reply.written', { conversationMessageId: saved.id }, writer.requestId);
      return this.read(manager, saved.id);
    });
  }

  /** Resends a message that the mail server refused or has not accepted yet. */
  async resend(key: RequestKey, messageId: number, { staff, requestId }: StaffWriter): Promise<InboxMessage> {
    const conversation = await this.inbox.conversation(key);
    return this.dataSource.transaction(async (manager) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const where = { id: messageId, conversationId: conversation.id, direction: 'out', channel: 'email' } as const;
      const message = await manager.findOne(ConversationMessage, { where, lock });
      if (message?.state !== 'failed' && message?.state !== 'queued') throw new AppError('MESSAGE_NOT_FOUND', { messageId });
      const subject = { event: 'reply.written', subjectId: messageId } as const;
      await manager.update(Notification, { ...subject, state: 'failed' }, { state: 'pending' });
      await manager.update(ConversationMessage, messageId, { state: 'queued', error: null });
      await appendToOutbox(manager, SCHEMA, 'reply.written', { conversationMessageId: messageId }, requestId);
      const after = { messageId };
      await recordStaffWrite(manager, SCHEMA, { staff, action: 'resend', entity: 'notification', after });
      return this.read(manager, messageId);
    });
  }

  private async row(manager: EntityManager, conversation: Conversation, message: NewMessage, publicUrl: string) {
    const request = await requestOfConversation(manager, conversation);
    const common = {
      conversationId: conversation.id,
      direction: 'out',
      channel: message.channel,
      body: message.text,
      language: request.language,
    } as const;
    if (message.channel === 'whatsapp') {
      const phone = whatsappOf(request);
      if (!phone) throw AppError.invalidField('channel', staffValidationMessages.noPhone);
      return { ...common, address: `+${phone}`, state: 'sent', sentAt: new Date() } as const;
    }
    if (!request.email) throw AppError.invalidField('channel', staffValidationMessages.noEmail);
    return {
      ...common,
      address: request.email,
      subject: message.subject ?? '',
      state: 'queued',
      messageId: `<reply.${randomUUID()}@${new URL(publicUrl).hostname}>`,
      inReplyTo: await answeredId(manager, conversation),
    } as const;
  }

  private async read(manager: EntityManager, id: number): Promise<InboxMessage> {
    const [message] = await inboxMessages(manager, this.attachments, { id }, this.mailDays);
    if (!message) throw new AppError('MESSAGE_NOT_FOUND', { messageId: id });
    return message;
  }
}
