import { AppError } from '@dealership/service-kit';
import type { EntityManager } from 'typeorm';
import { requestConfirmation } from './newsletter-requests.js';
import { NewsletterSubscription } from './newsletter-subscription.entity.js';
import { revokeConfirmations } from './newsletter-tokens.js';

interface StatusChange {
  id: number;
  from: string;
  to: string;
  requestId: string;
}

const ONLY_SPAM = 'Only an address that was taken for spam can be asked to confirm';

/**
 * Side effects of a status set by staff: unsubscribed addresses stay so; addresses cleared of spam get a confirmation
 * e-mail.
 */
export async function applyStaffStatus(manager: EntityManager, { id, from, to, requestId }: StatusChange): Promise<void> {
  if (to === 'unsubscribed') {
    await manager.update(NewsletterSubscription, id, { unsubscribedAt: () => 'now()' });
    await revokeConfirmations(manager, id);
  }
  if (to !== 'pending') return;
  if (from !== 'spam') throw AppError.invalidField('status', ONLY_SPAM);
  await requestConfirmation(manager, id, requestId);
}
