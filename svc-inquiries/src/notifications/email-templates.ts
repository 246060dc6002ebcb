import type { EventName, EventPayloads } from '@dealership/contracts';
import type { EntityManager } from 'typeorm';
import { Inquiry } from '../inquiries/inquiry.entity.js';
import { NewsletterRequest } from '../newsletter/newsletter-request.entity.js';
import { NewsletterSubscription } from '../newsletter/newsletter-subscription.entity.js';
import { issueToken } from '../newsletter/newsletter-tokens.js';
import { Reservation } from '../reservations/reservation.entity.js';
import type { Notice, NoticeSources, Occasion, Template } from './notice.js';
import { paymentTemplate } from './payment-template.js';
import { inquiryStaffEmail, inquiryVisitorEmail } from './templates/inquiry-emails.js';
import { newsletterConfirmEmail, newsletterStaffEmail, newsletterWelcomeEmail } from './templates/newsletter-emails.js';
import { reservationStaffEmail, reservationVisitorEmail } from './templates/reservation-emails.js';

/** `id`: the field of the event's payload that says what it is about. */
interface EventEmails<Name extends EventName> {
  id: keyof EventPayloads[Name] & string;
  template: Template;
}

const inquirySubmitted: Template = async (id, { manager, settings: { staff, dealer } }) => {
  const inquiry = await manager.findOneBy(Inquiry, { id });
  if (!inquiry || inquiry.status === 'spam') return [];
  const { email, language } = inquiry;
  return [
    { audience: 'staff', to: staff, language: 'en', write: () => inquiryStaffEmail(inquiry, dealer) },
    { audience: 'visitor', to: [email], language, write: () => inquiryVisitorEmail(inquiry, dealer) },
  ];
};

const reservationSubmitted: Template = async (id, { manager, settings: { staff, dealer } }) => {
  const reservation = await manager.findOneBy(Reservation, { id });
  if (!reservation || reservation.status === 'spam') return [];
  const { email, language } = reservation;
  return [
    { audience: 'staff', to: staff, language: 'en', write: () => reservationStaffEmail(reservation, dealer) },
    { audience: 'visitor', to: [email], language, write: () => reservationVisitorEmail(reservation, dealer) },
  ];
};

async function newsletterOf(id: number, manager: EntityManager) {
  const request = await manager.findOneBy(NewsletterRequest, { id });
  const subscription = request && (await manager.findOneBy(NewsletterSubscription, { id: request.subscriptionId }));
  return request && subscription ? { request, subscription } : undefined;
}

const newsletterRequested: Template = async (id, { manager, settings: { dealer } }) => {
  const found = await newsletterOf(id, manager);
  if (found?.subscription.status !== 'pending') return [];
  const { email, language } = found.subscription;
  const write = async (sender: EntityManager) =>
    newsletterConfirmEmail(found.subscription, dealer, await issueToken(sender, id, 'confirm'));
  return [{ audience: 'visitor', to: [email], language, write }];
};

const newsletterConfirmed: Template = async (id, { manager, settings: { staff, dealer } }) => {
  const found = await newsletterOf(id, manager);
  if (found?.subscription.status !== 'confirmed') return [];
  const { request, subscription } = found;
  const { email, language } = subscription;
  const welcome = async (sender: EntityManager) =>
    newsletterWelcomeEmail(subscription, dealer, await issueToken(sender, id, 'unsubscribe'));
  return [
    { audience: 'staff', to: staff, language: 'en', write: () => newsletterStaffEmail(subscription, dealer, request.requestId) },
    { audience: 'visitor', to: [email], language, write: welcome },
  ];
};

const EVENT_EMAILS: { [Name in EventName]: EventEmails<Name> } = {
  'inquiry.submitted': { id: 'inquiryId', template: inquirySubmitted },
  'reservation.submitted': { id: 'reservationId', template: reservationSubmitted },
  'newsletter.requested': { id: 'newsletterRequestId', template: newsletterRequested },
  'newsletter.confirmed': { id: 'newsletterRequestId', template: newsletterConfirmed },
  'payment.succeeded': { id: 'paymentId', template: paymentTemplate('succeeded') },
  'payment.failed': { id: 'paymentId', template: paymentTemplate('failed') },
  'payment.cancelled': { id: 'paymentId', template: paymentTemplate('cancelled') },
  'payment.refunded': { id: 'paymentId', template: paymentTemplate('refunded') },
  'payment.disputed': { id: 'paymentId', template: paymentTemplate('disputed') },
  'payment.dispute-closed': { id: 'paymentId', template: paymentTemplate('disputeClosed') },
};

export const hasEmails = (event: string): event is EventName => Object.hasOwn(EVENT_EMAILS, event);

/** What an event is about, out of its payload or its job. */
export function occasionOf(event: EventName, payload: object): Occasion {
  const fields = payload as Record<string, unknown>;
  return { event, subjectId: Number(fields[EVENT_EMAILS[event].id]), occurrence: Number(fields.look ?? 0) };
}

/** The e-mails that an event calls for, as things are now. */
export const noticesOf = (event: EventName, subjectId: number, sources: NoticeSources): Promise<Notice[]> =>
  EVENT_EMAILS[event].template(subjectId, sources);
