import { addRecipients } from '../../../arrivals/add-recipients.js';
import { ArrivalsDelivery } from '../../../arrivals/arrivals-delivery.entity.js';
import { ArrivalsEmail } from '../../../arrivals/arrivals-email.entity.js';
import { NewsletterSubscription } from '../../../subscriptions/newsletter/newsletter-subscription.entity.js';
import type { EmailsOfEvent } from '../../content/event-email.js';
import { fromTemplate } from '../../content/from-template.js';

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
      to: [email],
      language,
      ...fromTemplate('arrivalsEmail', async (template) => {
        const token = endLinks.tokenOf('newsletter', subscription);
        const car = await vehicles.vehicle(arrivalsEmail.vehicles[0]?.id, requestId);
        return template(arrivalsEmail, language, dealer, token, car);
      }),
    },
  ];
};

/** To staff only; its link unsubscribes nobody. */
export const arrivalsTested: EmailsOfEvent = async (id, { manager, vehicles, context: { staffFor, dealer }, requestId }) => {
  const arrivalsEmail = await manager.findOneBy(ArrivalsEmail, { id });
  if (!arrivalsEmail?.testLanguage) return [];
  const language = arrivalsEmail.testLanguage;
  const content = fromTemplate('arrivalsEmail', async (template) => {
    const car = await vehicles.vehicle(arrivalsEmail.vehicles[0]?.id, requestId);
    return template(arrivalsEmail, language, dealer, undefined, car);
  });
  return [{ audience: 'staff', to: staffFor('newsletter'), language, ...content }];
};
