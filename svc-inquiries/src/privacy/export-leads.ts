import type { ExportedRecord } from '@dealership/contracts';
import { queriesOn } from '@dealership/service-kit/database';
import { exportedFields } from '@dealership/service-kit/privacy';
import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import type { EntityManager } from 'typeorm';
import type { Attachment } from '../inbox/attachments/attachment.entity.js';
import type { Notification } from '../notifications/notification.entity.js';
import type { Conversation } from '../requests/conversations/conversation.entity.js';
import type { ConversationMessage } from '../requests/conversations/conversation-message.entity.js';
import { type LeadItem, leadItems } from '../requests/leads/leads.service.js';
import type { LeadList } from '../requests/lists/lead-lists.js';
import type { LeadTables } from '../requests/lists/lead-tables.js';
import type { Appointment } from '../requests/schedule/appointment.entity.js';
import type { NewsletterRequest } from '../subscriptions/newsletter/newsletter-request.entity.js';
import { exportJourney } from './journeys.js';

export interface ExportTables extends LeadTables {
  'inquiries.conversation': Conversation;
  'inquiries.conversation_message': ConversationMessage;
  'inquiries.attachment': Attachment;
  'inquiries.notification': Notification;
  'inquiries.newsletter_request': NewsletterRequest;
  'inquiries.appointment': Appointment;
}

/** Fields that serve the list and are not about the person. */
const OF_THE_LIST = { version: undefined, hasConflict: undefined };

const toRecord = (place: string, { id, createdAt, notes, ...row }: LeadItem): ExportedRecord => ({
  place,
  id,
  createdAt: (createdAt as Date).toISOString(),
  fields: exportedFields({ ...row, ...OF_THE_LIST, notes: notes.map(({ text, createdAt: at }) => ({ text, createdAt: at })) }),
});

/** When an address was asked to confirm. */
async function requestsOf(db: Kysely<ExportTables>, subscriptionId: number): Promise<{ requests: string[] }> {
  const rows = await db
    .selectFrom('inquiries.newsletter_request')
    .select('createdAt')
    .where('subscriptionId', '=', subscriptionId)
    .orderBy('id')
    .execute();
  return { requests: rows.map(({ createdAt }) => createdAt.toISOString()) };
}

/** The messages of a request, in both directions; files by name only. */
async function messagesOf(db: Kysely<ExportTables>, conversationId: number) {
  const messages = await db
    .selectFrom('inquiries.conversation_message')
    .select(['id', 'direction', 'channel', 'address', 'subject', 'body', 'language', 'messageId', 'state', 'createdAt', 'sentAt'])
    .where('conversationId', '=', conversationId)
    .orderBy('id')
    .execute();
  const files = await db
    .selectFrom('inquiries.attachment')
    .select(['messageId', 'name', 'type', 'size', 'sha256'])
    .where('conversationId', '=', conversationId)
    .where('messageId', 'is not', null)
    .orderBy('createdAt')
    .execute();
  const filesOf = (id: number) => files.filter((file) => file.messageId === id).map(({ messageId: _, ...file }) => file);
  return messages.map(({ id, ...message }) => exportedFields({ ...message, attachments: filesOf(id) }));
}

/** What staff recorded about a request in the inbox. */
async function inboxOf(db: Kysely<ExportTables>, { table }: LeadList, id: number) {
  const column = table === 'inquiry' ? 'inquiryId' : 'vehicleReservationId';
  const {
    id: conversationId,
    state,
    ...row
  } = await db
    .selectFrom('inquiries.conversation')
    .select(['id', 'state', 'lostReason', 'tags', 'remindAt', 'remindNote', 'answeredAt', 'answer', 'pauseReason'])
    .where(column, '=', id)
    .executeTakeFirstOrThrow();
  return { inboxState: state, ...row, messages: await messagesOf(db, conversationId) };
}

/** The appointment of a request. */
async function appointmentOf(db: Kysely<ExportTables>, inquiryId: number): Promise<{ appointment?: object }> {
  const row = await db
    .selectFrom('inquiries.appointment')
    .select(['state', 'startsAt', 'reason'])
    .where('inquiryId', '=', inquiryId)
    .executeTakeFirst();
  return row ? { appointment: { ...row, startsAt: row.startsAt.toISOString() } } : {};
}

/** The person's entries of a list, selected by the condition, with all their data. */
export async function exportLeads(
  manager: EntityManager,
  list: LeadList,
  condition: Expression<SqlBool>,
): Promise<ExportedRecord[]> {
  const db = queriesOn<ExportTables>(manager);
  const query = leadItems(db as unknown as Kysely<LeadTables>, list)
    .where(condition)
    .orderBy('l.id');
  const rows = await (list.kind ? query.where(sql.ref('l.kind'), '=', list.kind) : query).execute();
  const { table, appointment } = list;
  const more = async (id: number): Promise<object> => {
    if (table === 'newsletter_subscription') return requestsOf(db, id);
    const inbox = { ...(await inboxOf(db, list, id)), ...(await exportJourney(manager, table, id)) };
    return { ...inbox, ...(appointment && (await appointmentOf(db, id))) };
  };
  return Promise.all(rows.map(async (row) => toRecord(list.name, { ...row, ...(await more(row.id)) })));
}

/** The records of all e-mails sent to the person. */
export async function exportNotifications(db: Kysely<ExportTables>, condition: Expression<SqlBool>): Promise<ExportedRecord[]> {
  const rows = await db
    .selectFrom('inquiries.notification as l')
    .select(['l.id', 'l.event', 'l.recipient', 'l.subject', 'l.language', 'l.state', 'l.attempts', 'l.lastError', 'l.messageId'])
    .select(['l.sentAt', 'l.sentBefore', 'l.createdAt'])
    .where(condition)
    .where('l.audience', '=', 'visitor')
    .orderBy('l.id')
    .execute();
  return rows.map(({ id, createdAt, ...row }) => ({
    place: 'notifications',
    id,
    createdAt: createdAt.toISOString(),
    fields: exportedFields(row),
  }));
}
