import type { EntityManager } from 'typeorm';
import { NewsletterRequest } from '../../../subscriptions/newsletter/newsletter-request.entity.js';
import { NewsletterSubscription } from '../../../subscriptions/newsletter/newsletter-subscription.entity.js';
import { newsletterTokens } from '../../../subscriptions/newsletter/newsletter-tokens.js';
import type { EmailsOfEvent } from '../../content/event-email.js';
import { fromTemplate } from '../../content/from-template.js';

async function newsletterOf(id: number, manager: EntityManager) {
  const request = await manager.findOneBy(NewsletterRequest, { id });
  const subscription = request && (await manager.findOneBy(NewsletterSubscription, { id: request.subscriptionId }));
  return request && subscription ? { request, subscription } : undefined;
}

export const newsletterRequested: EmailsOfEvent = async (id, { manager, context: { dealer } }) => {
  const found = await newsletterOf(id, manager);
  if (found?.subscription.status !== 'pending') return [];
  const { email, language } = found.subscription;
  const content = fromTemplate('newsletterConfirmEmail', async (template, sender) =>
    template(found.subscription, dealer, await newsletterTokens.issue(sender, id)),
  );
  return [{ audience: 'visitor', to: [email], language, ...content }];
};

export const newsletterConfirmed: EmailsOfEvent = async (id, { manager, context: { staffFor, dealer, endLinks } }) => {
  const found = await newsletterOf(id, manager);
  if (found?.subscription.status !== 'confirmed') return [];
  const { subscription } = found;
  const { email, language } = subscription;
  const welcome = fromTemplate('newsletterWelcomeEmail', (template) =>
    template(subscription, dealer, endLinks.tokenOf('newsletter', subscription)),
  );
  return [
    {
      audience: 'staff',
      to: staffFor('newsletter'),
      language: 'en',
      ...fromTemplate('newsletterStaffEmail', (template) => template(subscription, dealer)),
    },
    { audience: 'visitor', to: [email], language, ...welcome },
  ];
};
