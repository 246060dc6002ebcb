import { type AuditEntity, ERASED_BY_AGE } from '@dealership/contracts';
import { recordStaffWrite } from '@dealership/service-kit/audit';
import { daysAgo, drainBatches, RETENTION_STAFF, type Retention } from '@dealership/service-kit/background';
import { queriesOn } from '@dealership/service-kit/database';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { DataSource, EntityManager } from 'typeorm';
import { CUSTOMER_LINKS, eraseLinks, forgottenLinks } from '../../customers/customer-links.js';
import { SCHEMA } from '../../database/schema.js';
import type { Journey } from '../../journeys/journey.entity.js';
import type { Notification } from '../../notifications/notification.entity.js';
import type { Conversation } from '../../requests/conversations/conversation.entity.js';
import type { ConversationMessage } from '../../requests/conversations/conversation-message.entity.js';
import type { LeadRows, LeadTable, LeadTables } from '../../requests/lists/lead-tables.js';
import type { NewsletterRequest } from '../../subscriptions/newsletter/newsletter-request.entity.js';
import { eraseLeads, LEAD_TABLES, listNames } from '../erase-leads.js';
import { eraseRecipients, isToBuyer } from '../erase-recipients.js';
import { ALERTS, eraseAlerts, forgottenAlerts } from '../search-alerts.js';

const BATCH_SIZE = 200;

type Tables = LeadTables & {
  'inquiries.newsletter_request': NewsletterRequest;
  'inquiries.notification': Notification;
  'inquiries.conversation': Conversation;
  'inquiries.conversation_message': ConversationMessage;
  'inquiries.journey': Journey;
  'inquiries.audit': { entity: AuditEntity; entityId: number; at: Date };
};

const eb = expressionBuilder<Tables & { l: LeadRows['newsletter_subscription'] }, 'l'>();

const COLUMNS = { inquiry: 'c.inquiryId', vehicle_reservation: 'c.vehicleReservationId' } as const;

/** Both the request and everything written about it are old. */
const isOld = (table: keyof typeof COLUMNS) => (days: number) =>
  eb.and([
    eb('l.createdAt', '<', daysAgo(days)),
    eb.not(
      eb.exists(
        eb
          .selectFrom('inquiries.conversation_message as m')
          .innerJoin('inquiries.conversation as c', 'c.id', 'm.conversationId')
          .select('m.id')
          .whereRef(COLUMNS[table], '=', 'l.id')
          .where('m.createdAt', '>=', daysAgo(days)),
      ),
    ),
    eb.not(
      eb.exists(
        eb
          .selectFrom('inquiries.journey as j')
          .innerJoin('inquiries.conversation as c', 'c.id', 'j.conversationId')
          .select('j.id')
          .whereRef(COLUMNS[table], '=', 'l.id')
          .where('j.updatedAt', '>=', daysAgo(days)),
      ),
    ),
  ]);

const isForgotten = (days: number) =>
  eb.and([
    eb('l.status', '<>', 'confirmed'),
    eb(sql<Date>`greatest(l.created_at, l.unsubscribed_at)`, '<', daysAgo(days)),
    eb.not(
      eb.exists(
        eb
          .selectFrom('inquiries.newsletter_request as r')
          .select('r.id')
          .whereRef('r.subscriptionId', '=', 'l.id')
          .where('r.createdAt', '>=', daysAgo(days)),
      ),
    ),
  ]);

/** Matches rows whose visitors have been inactive. Active subscriptions are kept. */
const NO_EVENTS: Record<LeadTable, (days: number) => Expression<SqlBool>> = {
  inquiry: isOld('inquiry'),
  vehicle_reservation: isOld('vehicle_reservation'),
  newsletter_subscription: isForgotten,
};

/** The audit log contains every status change and note. */
const isTouched = (table: LeadTable, days: number) =>
  eb.exists(
    eb
      .selectFrom('inquiries.audit as a')
      .select('a.entity')
      .where('a.entity', 'in', listNames(table))
      .whereRef('a.entityId', '=', 'l.id')
      .where('a.at', '>=', daysAgo(days)),
  );

/** Erases a batch of what is older than `days`; returns how many. */
type Erasure = (manager: EntityManager, days: number) => Promise<number>;

async function record(manager: EntityManager, place: string, ids: number[]): Promise<number> {
  const write = { staff: RETENTION_STAFF, action: 'erase', entity: ERASED_BY_AGE, after: { [place]: ids } } as const;
  if (ids.length) await recordStaffWrite(manager, SCHEMA, write);
  return ids.length;
}

const leadErasure =
  (table: LeadTable): Erasure =>
  async (manager, days) => {
    const db = queriesOn<Tables>(manager);
    const rows = await db
      .selectFrom(db.dynamic.table(`inquiries.${table}`).as('l'))
      .select('l.id')
      .where(NO_EVENTS[table](days))
      .where(eb.not(isTouched(table, days)))
      .orderBy('l.id')
      .limit(BATCH_SIZE)
      .forUpdate('l')
      .skipLocked()
      .execute();
    const ids = rows.map(({ id }) => id);
    await eraseLeads(manager, table, ids);
    return record(manager, table, ids);
  };

const recipientErasure: Erasure = async (manager, days) => {
  // svc-payments keeps the payment and its records; the recipients of its e-mails are not part of them.
  const rows = await queriesOn<Tables>(manager)
    .selectFrom('inquiries.notification as l')
    .select('l.id')
    .where(isToBuyer)
    .where(({ fn }) => eb(fn.coalesce('l.sentAt', 'l.createdAt'), '<', daysAgo(days)))
    .orderBy('l.id')
    .limit(BATCH_SIZE)
    .forUpdate()
    .skipLocked()
    .execute();
  const ids = rows.map(({ id }) => id);
  await eraseRecipients(manager, ids);
  return record(manager, 'notifications', ids);
};

const alertErasure: Erasure = async (manager, days) => {
  const ids = await forgottenAlerts(manager, days, BATCH_SIZE);
  await eraseAlerts(manager, ids);
  return record(manager, ALERTS, ids);
};

const linkErasure: Erasure = async (manager, days) => {
  const ids = await forgottenLinks(manager, days, BATCH_SIZE);
  await eraseLinks(manager, ids);
  return record(manager, CUSTOMER_LINKS, ids);
};

const ERASURES = [...LEAD_TABLES.map(leadErasure), recipientErasure, alertErasure, linkErasure];

@Injectable()
export class RetentionService implements Retention {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /**
   * Erases what neither the visitor nor staff have touched for `days`, whatever its status: no answer takes that long.
   * Also erases the recipients of payment e-mails of that age. Several processes may run it concurrently. Returns how
   * many.
   */
  async eraseOld(days: number, signal: AbortSignal): Promise<number> {
    let erased = 0;
    for (const erasure of ERASURES)
      erased += await drainBatches(BATCH_SIZE, signal, () => this.dataSource.transaction((manager) => erasure(manager, days)));
    return erased;
  }
}
