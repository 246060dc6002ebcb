import { NEWSLETTER_LINK_DAYS } from '@dealership/contracts';
import type { EntityManager } from 'typeorm';
import { StoredTokens } from '../links/stored-tokens.js';
import { NewsletterRequest } from './newsletter-request.entity.js';

export const newsletterTokens = new StoredTokens('inquiries.newsletter_token', 'newsletter_request_id', NEWSLETTER_LINK_DAYS);

/** The subject of an e-mail's link. */
export interface LinkTarget {
  requestId: number;
  subscriptionId: number;
  expired: boolean;
}

export async function findToken(
  manager: EntityManager,
  purpose: 'confirm' | 'unsubscribe',
  token: string,
): Promise<LinkTarget | undefined> {
  const found = await newsletterTokens.find(manager, purpose, token);
  if (!found) return undefined;
  const { id, subscriptionId } = await manager.findOneByOrFail(NewsletterRequest, { id: found.ownerId });
  return { requestId: id, subscriptionId, expired: found.expired };
}

/** Links in earlier confirmation e-mails must not resubscribe somebody who unsubscribed. */
export async function revokeConfirmations(manager: EntityManager, subscriptionId: number): Promise<void> {
  const requests = await manager.find(NewsletterRequest, { select: { id: true }, where: { subscriptionId } });
  await newsletterTokens.revokeConfirmations(
    manager,
    requests.map(({ id }) => id),
  );
}
