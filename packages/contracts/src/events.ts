/**
 * What happened, for those who were not there. An event's name is also the name of its job; its payload is ids.
 * `jobId` of an event's job is `outbox-<schema>-<id of its outbox row>`.
 */
export interface EventPayloads {
  'inquiry.submitted': { inquiryId: number };
  'payment.succeeded': { paymentId: number };
  'payment.failed': { paymentId: number };
  'payment.cancelled': { paymentId: number };
  /** `occurrence`: distinguishes repetitions, since each of these may happen to a payment more than once. */
  'payment.refunded': { paymentId: number; occurrence?: number };
  'payment.refund-failed': { paymentId: number; occurrence?: number };
  'payment.disputed': { paymentId: number; occurrence?: number };
  'payment.dispute-closed': { paymentId: number; occurrence?: number };
  /** A membership is there to be fulfilled. */
  'membership.paid': { paymentId: number };
  /** `occurrence`: which one it is of the payment's membership; of 'ending' the days that were left. */
  'membership.login-sent': { paymentId: number; occurrence?: number };
  'membership.representative-named': { paymentId: number; occurrence?: number };
  'membership.ending': { paymentId: number; occurrence?: number };
  'reservation.submitted': { reservationId: number };
  'newsletter.requested': { newsletterRequestId: number };
  'newsletter.confirmed': { newsletterRequestId: number };
  /** Asks for the next batch of the letter's readers; `occurrence`: the last reader of the batch before. */
  'arrivals-letter.released': { arrivalsLetterId: number; occurrence?: number };
  'arrivals-letter.addressed': { arrivalsDeliveryId: number };
  /** `occurrence`: how often its confirmation was asked for. */
  'search-alert.requested': { searchAlertId: number; occurrence?: number };
  'search-alert.matched': { searchAlertLetterId: number };
  /** What staff made of it, and that it comes. */
  'appointment.changed': { appointmentLetterId: number };
  'appointment.reminded': { appointmentLetterId: number };
  /** `occurrence`: how often the step was said to be done, or a link asked for. */
  'journey.step-done': { journeyStepId: number; occurrence?: number };
  'journey.link-asked': { journeyId: number; occurrence?: number };
  'staff.invited': { passwordLinkId: number };
  'staff.password-forgotten': { passwordLinkId: number };
  'arrivals-letter.tested': { arrivalsLetterId: number };
  /** Of one transaction; told to programs alone. */
  'vehicle.added': { vehicleIds: number[] };
  'vehicle.changed': { vehicleIds: number[] };
  'vehicle.sold': { vehicleIds: number[] };
  'vehicle.removed': { vehicleIds: number[] };
  /** A request runs out of time; `occurrence`: the step of its clock, and of which round. */
  'reply.due': { conversationId: number; occurrence?: number };
  /** What staff want to be reminded of is due; `occurrence`: which of the request's reminders it is. */
  'reminder.due': { conversationId: number; occurrence?: number };
  /** Staff have answered a request by e-mail. */
  'reply.written': { conversationMessageId: number };
  'message.received': { conversationMessageId: number };
  /** What staff wrote has not arrived; `occurrence`: how often it was tried where the mail server refused it. */
  'message.bounced': { conversationMessageId: number; occurrence?: number };
  'webhook.called': { webhookDeliveryId: number };
  'webhook.disabled': { webhookId: number; occurrence?: number };
}

export type EventName = keyof EventPayloads;

/** Events that wait until no other event does: letters to many and calls of programs, behind what one person waits for. */
export const LOW_PRIORITY_EVENTS: ReadonlySet<string> = new Set<EventName>([
  'arrivals-letter.released',
  'arrivals-letter.addressed',
  'search-alert.matched',
  'vehicle.added',
  'vehicle.changed',
  'vehicle.sold',
  'vehicle.removed',
  'webhook.called',
]);

export const NOTIFICATIONS_QUEUE = 'notifications';
