import type { EventName, EventPayloads } from '@dealership/contracts';
import type { JobEnvelope } from '@dealership/service-kit/outbox';
import type { Notification } from './notification.entity.js';

/** Identifies what is sent once per audience and language. */
export type NotifiedEvent = Pick<Notification, 'event' | 'subjectId' | 'occurrence'>;

/** The payload field with the id of an event's subject. An event with several ids has its own. */
const SUBJECT_IDS: { [Name in EventName]: keyof (EventPayloads[Name] & JobEnvelope) & string } = {
  'inquiry.submitted': 'inquiryId',
  'reservation.submitted': 'reservationId',
  'newsletter.requested': 'newsletterRequestId',
  'newsletter.confirmed': 'newsletterRequestId',
  'arrivals-letter.released': 'arrivalsLetterId',
  'arrivals-letter.addressed': 'arrivalsDeliveryId',
  'arrivals-letter.tested': 'arrivalsLetterId',
  'search-alert.requested': 'searchAlertId',
  'search-alert.matched': 'searchAlertLetterId',
  'appointment.changed': 'appointmentLetterId',
  'appointment.reminded': 'appointmentLetterId',
  'journey.step-done': 'journeyStepId',
  'journey.link-asked': 'journeyId',
  'staff.invited': 'passwordLinkId',
  'staff.password-forgotten': 'passwordLinkId',
  'vehicle.added': 'outboxId',
  'vehicle.changed': 'outboxId',
  'vehicle.sold': 'outboxId',
  'vehicle.removed': 'outboxId',
  'reply.due': 'conversationId',
  'reminder.due': 'conversationId',
  'reply.written': 'conversationMessageId',
  'message.received': 'conversationMessageId',
  'message.bounced': 'conversationMessageId',
  'webhook.called': 'webhookDeliveryId',
  'webhook.disabled': 'webhookId',
  'payment.succeeded': 'paymentId',
  'payment.failed': 'paymentId',
  'payment.cancelled': 'paymentId',
  'payment.refunded': 'paymentId',
  'payment.refund-failed': 'paymentId',
  'payment.disputed': 'paymentId',
  'payment.dispute-closed': 'paymentId',
  'membership.paid': 'paymentId',
  'membership.login-sent': 'paymentId',
  'membership.representative-named': 'paymentId',
  'membership.ending': 'paymentId',
};

/** Whether this release knows the event. */
export const isEventName = (event: string): event is EventName => Object.hasOwn(SUBJECT_IDS, event);

/** The payload of the event this came from. */
export const payloadOf = ({ event, subjectId, occurrence }: NotifiedEvent) =>
  ({ [SUBJECT_IDS[event]]: subjectId, ...(occurrence && { occurrence }) }) as EventPayloads[EventName];

/** Reads the subject from an event's payload or its job. */
export function notifiedEvent(event: EventName, payload: object): NotifiedEvent {
  const fields = payload as Record<string, unknown>;
  // `look`: the field's name in jobs of earlier releases.
  const occurrence = Number(fields.occurrence ?? fields.look ?? 0);
  return { event, subjectId: Number(fields[SUBJECT_IDS[event]]), occurrence };
}
