import { addRecipients } from '../../../arrivals/add-recipients.js';
import { ArrivalsDelivery } from '../../../arrivals/arrivals-delivery.entity.js';
import { ArrivalsEmail } from '../../../arrivals/arrivals-email.entity.js';
import { emailTemplates } from '../../../emails/load-templates.js';
import { NewsletterSubscription } from '../../../subscriptions/newsletter/newsletter-subscription.entity.js';
import type { EmailsOfEvent } from '../../content/event-email.js';

/** Sends no e-mail itself, but emits one event per subscriber. */
export const arrivalsReleased: EmailsOfEvent = async (id, { manager, requestId, occurrence }) => {
  await addRecipients(manager, id, occurrence, requestId);
  return [];
};

/** Only if still subscribed when it is sent. */
export const arrivalsAddressed: EmailsOfEvent = async (id, { manager, vehicles, context: { dealer, endLinks }, requestId }) => {
  const delivery = await manager.findOneBy(ArrivalsDelivery, { id });
  const arrivalsEmail = delivery && (await manager.findOneBy(ArrivalsEmail, { id: delivery.emailId }));
  const subscription = delivery && (await manager.findOneBy(NewsletterSubscription, { id: delivery.subscriptionId }));
  if (!arrivalsEmail || subscription?.status !== 'confirmed') return [];
  const { email, language } = subscription;
  return [
    {
      audience: 'visitor',
      template: 'arrivalsEmail',
      to: [email],
      language,
      write: async () => {
        const token = endLinks.tokenOf('newsletter', subscription);
        const car = await vehicles.vehicle(arrivalsEmail.vehicles[0]?.id, requestId);
        return (await emailTemplates()).arrivalsEmail(arrivalsEmail, language, dealer, token, car);
      },
    },
  ];
};

/** To staff only; its link unsubscribes nobody. */
export const arrivalsTested: EmailsOfEvent = async (id, { manager, vehicles, context: { staffFor, dealer }, requestId }) => {
  const arrivalsEmail = await manager.findOneBy(ArrivalsEmail, { id });
  if (!arrivalsEmail?.testLanguage) return [];
  const language = arrivalsEmail.testLanguage;
  const write = async () => {
    const car = await vehicles.vehicle(arrivalsEmail.vehicles[0]?.id, requestId);
    return (await emailTemplates()).arrivalsEmail(arrivalsEmail, language, dealer, undefined, car);
  };
  return [{ audience: 'staff', template: 'arrivalsEmail', to: staffFor('newsletter'), language, write }];
};
