import { appendToOutbox } from '@dealership/service-kit/outbox';
import type { EntityManager } from 'typeorm';
import { SCHEMA } from '../../database/schema.js';

/** Has one e-mail sent to the address, with a link to confirm it. */
export async function requestConfirmation(manager: EntityManager, subscriptionId: number, requestId: string): Promise<void> {
  const [row] = await manager.query<{ id: number }[]>(
    'INSERT INTO inquiries.newsletter_request (subscription_id, request_id) VALUES ($1, $2) RETURNING id',
    [subscriptionId, requestId],
  );
  await appendToOutbox(manager, SCHEMA, 'newsletter.requested', { newsletterRequestId: Number(row?.id) }, requestId);
}
