import { type EventFor, isEventFor, type RequestKind, requestKinds } from '@dealership/contracts';
import type { EntityManager } from 'typeorm';
import { emailTemplates } from '../../emails/load-templates.js';
import type { NotifiedEvent } from '../../notifications/notified-event.js';
import { issueAppointmentToken } from '../../requests/appointments/appointment-tokens.js';
import { Inquiry } from '../../requests/inquiries/inquiry.entity.js';
import { Reservation } from '../../requests/reservations/reservation.entity.js';
import { Appointment } from '../../requests/schedule/appointment.entity.js';
import { NewsletterRequest } from '../../subscriptions/newsletter/newsletter-request.entity.js';
import { NewsletterSubscription } from '../../subscriptions/newsletter/newsletter-subscription.entity.js';
import { issueToken } from '../../subscriptions/newsletter/newsletter-tokens.js';
import type { EventEmail, Template, TemplateSources } from '../content/event-email.js';
import { alertMatched, alertRequested } from './newsletters/alert-templates.js';
import { arrivalsAddressed, arrivalsReleased, arrivalsTested } from './newsletters/arrivals-templates.js';
import { membershipTemplate } from './payments/membership-template.js';
import { paymentTemplate } from './payments/payment-template.js';
import { appointmentTemplate } from './requests/appointment-templates.js';
import { journeyLinkRequested, journeyStepDone } from './requests/journey-templates.js';
import { replyWritten } from './requests/reply-template.js';
import { messageTemplate } from './staff/message-template.js';
import { passwordTemplate } from './staff/password-template.js';
import { reminderDue } from './staff/reminder-due-template.js';
import { replyDue } from './staff/reply-due-template.js';
import { webhookDisabled } from './staff/webhook-template.js';

/** Whether the owner confirmed the address through the newsletter's link. */
const isConfirmed = (manager: EntityManager, email: string): Promise<boolean> =>
  manager.existsBy(NewsletterSubscription, { emailKey: email.toLowerCase(), status: 'confirmed' });

/** The token for moving or cancelling a test drive; undefined if the request has no appointment. */
async function linkOf(sender: EntityManager, { id: inquiryId, kind }: Inquiry): Promise<string | undefined> {
  if (kind !== 'test_drive') return undefined;
  const appointment = await sender.findOneBy(Appointment, { inquiryId });
  return appointment && appointment.state !== 'cancelled' ? issueAppointmentToken(sender, appointment.id) : undefined;
}

const inquirySubmitted: Template = async (id, { manager, vehicles, context: { staffFor, dealer, replyTo }, requestId }) => {
  const inquiry = await manager.findOneBy(Inquiry, { id });
  if (!inquiry || inquiry.status === 'spam') return [];
  const { kind, email, language } = inquiry;
  const { notifies }: RequestKind = requestKinds[kind];
  const emails: EventEmail[] = [
    {
      audience: 'staff',
      to: staffFor(kind),
      language: 'en',
      write: async () => {
        const car = await vehicles.vehicle(inquiry.details.vehicleId, requestId);
        return (await emailTemplates()).inquiryStaffEmail(inquiry, dealer, car);
      },
    },
  ];
  // Customers whose request was entered by staff have talked to them.
  if (email && !inquiry.details.channel)
    emails.push({
      audience: 'visitor',
      to: [email],
      language,
      write: async (sender) => {
        const confirmed = await isConfirmed(manager, email);
        const car = await vehicles.ofRequest(inquiry, requestId);
        const extras = { car, appointmentToken: await linkOf(sender, inquiry) };
        const content = await (await emailTemplates()).inquiryVisitorEmail(inquiry, dealer, confirmed, extras);
        return { ...content, replyTo: replyTo({ kind, number: id }, language) };
      },
    });
  return emails.filter(({ audience }) => notifies.includes(audience));
};

const reservationSubmitted: Template = async (id, { manager, vehicles, context: { staffFor, dealer, replyTo }, requestId }) => {
  const reservation = await manager.findOneBy(Reservation, { id });
  if (!reservation || reservation.status === 'spam') return [];
  const { email, language } = reservation;
  return [
    {
      audience: 'staff',
      to: staffFor('reservation'),
      language: 'en',
      write: async () => {
        const car = await vehicles.ofRequest(reservation, requestId);
        return (await emailTemplates()).reservationStaffEmail(reservation, dealer, car);
      },
    },
    {
      audience: 'visitor',
      to: [email],
      language,
      write: async () => {
        const car = await vehicles.ofRequest(reservation, requestId);
        const confirmed = await isConfirmed(manager, email);
        const content = await (await emailTemplates()).reservationVisitorEmail(reservation, dealer, confirmed, car);
        return { ...content, replyTo: replyTo({ kind: 'reservation', number: id }, language) };
      },
    },
  ];
};

async function newsletterOf(id: number, manager: EntityManager) {
  const request = await manager.findOneBy(NewsletterRequest, { id });
  const subscription = request && (await manager.findOneBy(NewsletterSubscription, { id: request.subscriptionId }));
  return request && subscription ? { request, subscription } : undefined;
}

const newsletterRequested: Template = async (id, { manager, context: { dealer } }) => {
  const found = await newsletterOf(id, manager);
  if (found?.subscription.status !== 'pending') return [];
  const { email, language } = found.subscription;
  const write = async (sender: EntityManager) =>
    (await emailTemplates()).newsletterConfirmEmail(found.subscription, dealer, await issueToken(sender, id, 'confirm'));
  return [{ audience: 'visitor', to: [email], language, write }];
};

const newsletterConfirmed: Template = async (id, { manager, context: { staffFor, dealer } }) => {
  const found = await newsletterOf(id, manager);
  if (found?.subscription.status !== 'confirmed') return [];
  const { request, subscription } = found;
  const { email, language } = subscription;
  const welcome = async (sender: EntityManager) =>
    (await emailTemplates()).newsletterWelcomeEmail(subscription, dealer, await issueToken(sender, id, 'unsubscribe'));
  return [
    {
      audience: 'staff',
      to: staffFor('newsletter'),
      language: 'en',
      write: async () => (await emailTemplates()).newsletterStaffEmail(subscription, dealer, request.requestId),
    },
    { audience: 'visitor', to: [email], language, write: welcome },
  ];
};

const TEMPLATES: Record<EventFor<'emails'>, Template> = {
  'inquiry.submitted': inquirySubmitted,
  'reservation.submitted': reservationSubmitted,
  'newsletter.requested': newsletterRequested,
  'newsletter.confirmed': newsletterConfirmed,
  'arrivals-letter.released': arrivalsReleased,
  'arrivals-letter.addressed': arrivalsAddressed,
  'arrivals-letter.tested': arrivalsTested,
  'search-alert.requested': alertRequested,
  'search-alert.matched': alertMatched,
  'appointment.changed': appointmentTemplate,
  'appointment.reminded': appointmentTemplate,
  'journey.step-done': journeyStepDone,
  'journey.link-asked': journeyLinkRequested,
  'staff.invited': passwordTemplate,
  'staff.password-forgotten': passwordTemplate,
  'reply.due': replyDue,
  'reminder.due': reminderDue,
  'reply.written': replyWritten,
  'message.received': messageTemplate,
  'message.bounced': messageTemplate,
  'webhook.disabled': webhookDisabled,
  'payment.succeeded': paymentTemplate('succeeded'),
  'payment.failed': paymentTemplate('failed'),
  'payment.cancelled': paymentTemplate('cancelled'),
  'payment.refunded': paymentTemplate('refunded'),
  'payment.refund-failed': paymentTemplate('refundFailed'),
  'payment.disputed': paymentTemplate('disputed'),
  'payment.dispute-closed': paymentTemplate('disputeClosed'),
  'membership.login-sent': membershipTemplate('loginSent'),
  'membership.representative-named': membershipTemplate('representative'),
  'membership.ending': membershipTemplate('ending'),
};

/** The e-mails required by an event, given the current data. */
export const emailsFor = (
  { event, subjectId, occurrence }: NotifiedEvent,
  sources: Omit<TemplateSources, 'occurrence'>,
): Promise<EventEmail[]> =>
  isEventFor('emails', event) ? TEMPLATES[event](subjectId, { ...sources, occurrence }) : Promise.resolve([]);
