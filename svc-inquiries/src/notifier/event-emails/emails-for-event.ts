import { type EventFor, isEventFor } from '@dealership/contracts';
import type { NotifiedEvent } from '../../notifications/notified-event.js';
import type { EmailSources, EmailsOfEvent, EventEmail } from '../content/event-email.js';
import { alertMatched, alertRequested } from './newsletters/alert-emails.js';
import { arrivalsAddressed, arrivalsReleased, arrivalsTested } from './newsletters/arrivals-emails.js';
import { newsletterConfirmed, newsletterRequested } from './newsletters/newsletter-emails.js';
import { membershipEmails } from './payments/membership-emails.js';
import { paymentEmails } from './payments/payment-emails.js';
import { appointmentEmails } from './requests/appointment-emails.js';
import { inquirySubmitted } from './requests/inquiry-emails.js';
import { journeyLinkRequested, journeyStepDone } from './requests/journey-emails.js';
import { replyWritten } from './requests/reply-emails.js';
import { reservationSubmitted } from './requests/reservation-emails.js';
import { messageEmails } from './staff/message-emails.js';
import { passwordEmails } from './staff/password-emails.js';
import { reminderDue } from './staff/reminder-due-emails.js';
import { replyDue } from './staff/reply-due-emails.js';
import { webhookDisabled } from './staff/webhook-emails.js';

const EMAILS_OF_EVENTS: Record<EventFor<'emails'>, EmailsOfEvent> = {
  'inquiry.submitted': inquirySubmitted,
  'reservation.submitted': reservationSubmitted,
  'newsletter.requested': newsletterRequested,
  'newsletter.confirmed': newsletterConfirmed,
  'arrivals-email.released': arrivalsReleased,
  'arrivals-email.addressed': arrivalsAddressed,
  'arrivals-email.tested': arrivalsTested,
  'search-alert.requested': alertRequested,
  'search-alert.matched': alertMatched,
  'appointment.changed': appointmentEmails,
  'appointment.reminded': appointmentEmails,
  'journey.step-done': journeyStepDone,
  'journey.link-requested': journeyLinkRequested,
  'staff.invited': passwordEmails,
  'staff.password-forgotten': passwordEmails,
  'reply.due': replyDue,
  'reminder.due': reminderDue,
  'reply.written': replyWritten,
  'message.received': messageEmails,
  'message.bounced': messageEmails,
  'webhook.disabled': webhookDisabled,
  'payment.succeeded': paymentEmails('succeeded'),
  'payment.failed': paymentEmails('failed'),
  'payment.cancelled': paymentEmails('cancelled'),
  'payment.refunded': paymentEmails('refunded'),
  'payment.refund-failed': paymentEmails('refundFailed'),
  'payment.disputed': paymentEmails('disputed'),
  'payment.dispute-closed': paymentEmails('disputeClosed'),
  'membership.login-sent': membershipEmails('loginSent'),
  'membership.representative-named': membershipEmails('representative'),
  'membership.ending': membershipEmails('ending'),
};

/** The e-mails required by an event, given the current data. */
export const emailsFor = (
  { event, subjectId, occurrence }: NotifiedEvent,
  sources: Omit<EmailSources, 'occurrence'>,
): Promise<EventEmail[]> =>
  isEventFor('emails', event) ? EMAILS_OF_EVENTS[event](subjectId, { ...sources, occurrence }) : Promise.resolve([]);
