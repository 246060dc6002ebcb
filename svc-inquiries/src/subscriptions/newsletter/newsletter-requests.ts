import { appendToOutbox } from '@dealership/service-kit/outbox';
import type { EntityManager } from 'typeorm';
import { SCHEMA } from '../../database/schema.js';

/** Requests one e-mail to the address, with a confirmation link. */
export async function requestConfirmation(manager: EntityManager, subscriptionId: number, requestId: string): Promise<void> {
  const [row] = await manager.query<{ id: number }[]>(
    'INSERT INTO inquiries.newsletter_request (subscription_id, request_id) VALUES ($1, $2) RETURNING id',
    [subscriptionId, requestId],
  );
  await appendToOutbox(manager, SCHEMA, 'newsletter.requested', { newsletterRequestId: Number(row?.id) }, requestId);
}
