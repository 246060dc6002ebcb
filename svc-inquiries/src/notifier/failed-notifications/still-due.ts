import type { EntityManager } from 'typeorm';
import type { Notification } from '../../notifications/notification.entity.js';
import type { SiteClient } from '../../service-clients/site/site.client.js';
import type { EventEmail } from '../content/event-email.js';
import { isDue } from '../content/no-longer-due.js';
import { emailsFor } from '../event-emails/emails-for-event.js';

class KnownElsewhere extends Error {}

const elsewhere = async (): Promise<never> => {
  throw new KnownElsewhere('Only the notifier asks the other services');
};

const ELSEWHERE = {
  payments: { notice: elsewhere },
  accounts: { passwordEmail: elsewhere, issueToken: elsewhere, contacts: elsewhere },
  vehicles: { vehicle: elsewhere, ofRequest: elsewhere },
  files: { open: elsewhere },
};

/**
 * Whether a sent e-mail would still be due today. Also true if that depends on other services: the notifier then
 * decides and leaves the record unchanged.
 */
export async function isStillDue(manager: EntityManager, email: Notification, site: SiteClient): Promise<boolean> {
  const [dealer, { journeys }] = await Promise.all([site.dealer(), site.settings()]);
  const replyTo = () => ({ name: dealer.siteNames.en, address: dealer.email });
  const { linkDays } = journeys;
  const endLinks = { tokenOf: () => '' };
  const context = { dealer, linkDays, staffFor: () => [], replyTo, replyAddress: undefined, endLinks };
  try {
    const emails: EventEmail[] = await emailsFor(email, { ...ELSEWHERE, manager, context, requestId: null });
    return isDue(emails, email);
  } catch (error) {
    if (error instanceof KnownElsewhere) return true;
    throw error;
  }
}
