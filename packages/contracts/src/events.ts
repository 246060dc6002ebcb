/**
 * Domain events. An event's name is also the name of its job; its payload is ids. `jobId` of an event's job is
 * `outbox-<schema>-<id of its outbox row>`.
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
  /** A membership is ready to be fulfilled. */
  'membership.paid': { paymentId: number };
  /** `occurrence`: counts the event per membership; for 'ending' the days left. */
  'membership.login-sent': { paymentId: number; occurrence?: number };
  'membership.representative-named': { paymentId: number; occurrence?: number };
  'membership.ending': { paymentId: number; occurrence?: number };
  'reservation.submitted': { reservationId: number };
  'newsletter.requested': { newsletterRequestId: number };
  'newsletter.confirmed': { newsletterRequestId: number };
  /** Requests the next batch of recipients; `occurrence`: the last recipient of the batch before. */
  'arrivals-letter.released': { arrivalsLetterId: number; occurrence?: number };
  'arrivals-letter.addressed': { arrivalsDeliveryId: number };
  /** `occurrence`: how often its confirmation was requested. */
  'search-alert.requested': { searchAlertId: number; occurrence?: number };
  'search-alert.matched': { searchAlertLetterId: number };
  /** Outcome by staff, and the reminder. */
  'appointment.changed': { appointmentLetterId: number };
  'appointment.reminded': { appointmentLetterId: number };
  /** `occurrence`: how often the step was marked done, or a link requested. */
  'journey.step-done': { journeyStepId: number; occurrence?: number };
  'journey.link-asked': { journeyId: number; occurrence?: number };
  'staff.invited': { passwordLinkId: number };
  'staff.password-forgotten': { passwordLinkId: number };
  'arrivals-letter.tested': { arrivalsLetterId: number };
  /** The vehicles of one transaction; sent to webhooks only. */
  'vehicle.added': { vehicleIds: number[] };
  'vehicle.changed': { vehicleIds: number[] };
  'vehicle.sold': { vehicleIds: number[] };
  'vehicle.removed': { vehicleIds: number[] };
  /** A request's reply deadline approaches or has passed; `occurrence`: the step of its clock, and its round. */
  'reply.due': { conversationId: number; occurrence?: number };
  /** A reminder set by staff is due; `occurrence`: which of the request's reminders it is. */
  'reminder.due': { conversationId: number; occurrence?: number };
  /** Staff have answered a request by e-mail. */
  'reply.written': { conversationMessageId: number };
  'message.received': { conversationMessageId: number };
  /** A message by staff was not delivered; `occurrence`: the attempt, if the mail server refused it. */
  'message.bounced': { conversationMessageId: number; occurrence?: number };
  'webhook.called': { webhookDeliveryId: number };
  'webhook.disabled': { webhookId: number; occurrence?: number };
}

export type EventName = keyof EventPayloads;

/** Low-priority events: bulk e-mails and webhooks, behind everything that one person waits for. */
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
