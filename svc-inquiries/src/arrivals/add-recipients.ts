import { appendToOutbox } from '@dealership/service-kit/outbox';
import type { EntityManager } from 'typeorm';
import { SCHEMA } from '../database/schema.js';
import { ArrivalsEmail } from './arrivals-email.entity.js';

/** Small enough for the outbox to relay at once, so that other events do not wait behind it. */
const BATCH_SIZE = 100;

const NEXT_RECIPIENTS = `
  SELECT id FROM inquiries.newsletter_subscription WHERE status = 'confirmed' AND id > $1 ORDER BY id LIMIT ${BATCH_SIZE}`;

const INSERT_DELIVERIES = `
  INSERT INTO inquiries.arrivals_delivery (email_id, subscription_id) SELECT $1, unnest($2::integer[])
  ON CONFLICT DO NOTHING RETURNING id`;

/**
 * Prepares the next batch of recipients: a delivery and its event for each, and the event that triggers the next batch.
 * Idempotent: a batch is identified by the last recipient of the previous one.
 */
export const addRecipients = (manager: EntityManager, emailId: number, after: number, requestId: string | null): Promise<void> =>
  manager.transaction(async (transaction) => {
    const lock = { mode: 'pessimistic_write' } as const;
    const email = await transaction.findOne(ArrivalsEmail, { where: { id: emailId }, lock });
    if (!email || email.complete || email.lastSubscriptionId !== after) return;
    const recipients = await transaction.query<{ id: number }[]>(NEXT_RECIPIENTS, [after]);
    const ids = recipients.map(({ id }) => id);
    const deliveries = await transaction.query<{ id: number }[]>(INSERT_DELIVERIES, [emailId, ids]);
    for (const { id } of deliveries)
      await appendToOutbox(transaction, SCHEMA, 'arrivals-email.addressed', { arrivalsDeliveryId: id }, requestId ?? undefined);
    const lastSubscriptionId = ids.at(-1) ?? after;
    const complete = ids.length < BATCH_SIZE;
    await transaction.update(ArrivalsEmail, emailId, { lastSubscriptionId, complete });
    if (complete) return;
    const next = { arrivalsEmailId: emailId, occurrence: lastSubscriptionId };
    await appendToOutbox(transaction, SCHEMA, 'arrivals-email.released', next, requestId ?? undefined);
  });
