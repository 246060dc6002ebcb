/** The field of an event's payload that names its subject, and whose data the subject is. */
interface Subject {
  id: string;
  person: 'customer' | 'staff' | null;
}

export const EVENT_SUBJECTS = {
  inquiry: { id: 'inquiryId', person: 'customer' },
  reservation: { id: 'reservationId', person: 'customer' },
  conversation: { id: 'conversationId', person: 'customer' },
  'conversation-message': { id: 'conversationMessageId', person: 'customer' },
  'appointment-email': { id: 'appointmentEmailId', person: 'customer' },
  journey: { id: 'journeyId', person: 'customer' },
  'journey-step': { id: 'journeyStepId', person: 'customer' },
  payment: { id: 'paymentId', person: 'customer' },
  'newsletter-request': { id: 'newsletterRequestId', person: 'customer' },
  'search-alert': { id: 'searchAlertId', person: 'customer' },
  'search-alert-email': { id: 'searchAlertEmailId', person: 'customer' },
  'arrivals-delivery': { id: 'arrivalsDeliveryId', person: 'customer' },
  'arrivals-email': { id: 'arrivalsEmailId', person: null },
  'password-link': { id: 'passwordLinkId', person: 'staff' },
  webhook: { id: 'webhookId', person: null },
  'webhook-delivery': { id: 'webhookDeliveryId', person: null },
  /** The vehicles of one transaction. */
  vehicles: { id: 'vehicleIds', person: null },
} as const satisfies Record<string, Subject>;

type Subjects = typeof EVENT_SUBJECTS;

export type EventSubject = keyof Subjects;

/** Subjects that are data of a customer, which an erasure has to clean. */
export type CustomerSubject = { [S in EventSubject]: Subjects[S]['person'] extends 'customer' ? S : never }[EventSubject];

/**
 * What the notifier does with an event: `emails` sends what it requires, `webhooks` tells the registered addresses,
 * `delivery` calls one of them, `memberships` re-reads the paid membership and its request.
 */
export type EventConsumer = 'emails' | 'webhooks' | 'delivery' | 'memberships';

interface DomainEvent {
  subject: EventSubject;
  producer: 'svc-inquiries' | 'svc-payments' | 'svc-accounts' | 'svc-catalog';
  consumers: readonly EventConsumer[];
  /** May happen to a subject more than once; `occurrence` in the payload counts, and distinguishes repetitions. */
  repeats?: true;
  /** Bulk e-mails and webhooks: behind everything that one person waits for. */
  lowPriority?: true;
  /** E-mails an address that anybody could have typed. All others are caused by staff or by the reader of an e-mail. */
  unsolicited?: true;
}

const [inquiries, payments, accounts, catalog] = ['svc-inquiries', 'svc-payments', 'svc-accounts', 'svc-catalog'] as const;

/**
 * All domain events. An event's name is also the name of its job; its payload is ids. `jobId` of an event's job is
 * `outbox-<schema>-<id of its outbox row>`. All are handled by the notifier, `svc-inquiries/src/worker.ts`.
 */
export const EVENTS = {
  'inquiry.submitted': { subject: 'inquiry', producer: inquiries, consumers: ['emails', 'webhooks'], unsolicited: true },
  'reservation.submitted': { subject: 'reservation', producer: inquiries, consumers: ['emails', 'webhooks'], unsolicited: true },
  /** A request's reply deadline approaches or has passed; `occurrence`: the step of its clock, and its round. */
  'reply.due': { subject: 'conversation', producer: inquiries, consumers: ['emails', 'memberships'], repeats: true },
  /** A reminder set by staff is due. */
  'reminder.due': { subject: 'conversation', producer: inquiries, consumers: ['emails'], repeats: true },
  /** Staff have answered a request by e-mail. */
  'reply.written': { subject: 'conversation-message', producer: inquiries, consumers: ['emails'] },
  'message.received': { subject: 'conversation-message', producer: inquiries, consumers: ['emails'] },
  /** A message by staff was not delivered; `occurrence`: the attempt, if the mail server refused it. */
  'message.bounced': { subject: 'conversation-message', producer: inquiries, consumers: ['emails'], repeats: true },
  /** Outcome by staff, and the reminder. */
  'appointment.changed': { subject: 'appointment-email', producer: inquiries, consumers: ['emails'] },
  'appointment.reminded': { subject: 'appointment-email', producer: inquiries, consumers: ['emails'] },
  'journey.step-done': { subject: 'journey-step', producer: inquiries, consumers: ['emails'], repeats: true },
  'journey.link-requested': { subject: 'journey', producer: inquiries, consumers: ['emails'], repeats: true },

  'newsletter.requested': { subject: 'newsletter-request', producer: inquiries, consumers: ['emails'], unsolicited: true },
  'newsletter.confirmed': { subject: 'newsletter-request', producer: inquiries, consumers: ['emails'] },
  /** Requests the next batch of recipients; `occurrence`: the last recipient of the batch before. */
  'arrivals-email.released': {
    subject: 'arrivals-email',
    producer: inquiries,
    consumers: ['emails'],
    repeats: true,
    lowPriority: true,
  },
  'arrivals-email.addressed': { subject: 'arrivals-delivery', producer: inquiries, consumers: ['emails'], lowPriority: true },
  'arrivals-email.tested': { subject: 'arrivals-email', producer: inquiries, consumers: ['emails'] },
  'search-alert.requested': {
    subject: 'search-alert',
    producer: inquiries,
    consumers: ['emails'],
    repeats: true,
    unsolicited: true,
  },
  'search-alert.matched': { subject: 'search-alert-email', producer: inquiries, consumers: ['emails'], lowPriority: true },

  'payment.succeeded': { subject: 'payment', producer: payments, consumers: ['emails', 'webhooks'] },
  'payment.failed': { subject: 'payment', producer: payments, consumers: ['emails'], unsolicited: true },
  'payment.cancelled': { subject: 'payment', producer: payments, consumers: ['emails'] },
  'payment.refunded': {
    subject: 'payment',
    producer: payments,
    consumers: ['emails', 'webhooks', 'memberships'],
    repeats: true,
  },
  'payment.refund-failed': { subject: 'payment', producer: payments, consumers: ['emails', 'memberships'], repeats: true },
  'payment.disputed': { subject: 'payment', producer: payments, consumers: ['emails'], repeats: true },
  'payment.dispute-closed': { subject: 'payment', producer: payments, consumers: ['emails', 'memberships'], repeats: true },
  /** A membership is ready to be fulfilled. */
  'membership.paid': { subject: 'payment', producer: payments, consumers: ['memberships'] },
  'membership.login-sent': { subject: 'payment', producer: payments, consumers: ['emails', 'memberships'], repeats: true },
  'membership.representative-named': {
    subject: 'payment',
    producer: payments,
    consumers: ['emails', 'memberships'],
    repeats: true,
  },
  /** `occurrence`: the days left. */
  'membership.ending': { subject: 'payment', producer: payments, consumers: ['emails'], repeats: true },

  'staff.invited': { subject: 'password-link', producer: accounts, consumers: ['emails'] },
  'staff.password-forgotten': { subject: 'password-link', producer: accounts, consumers: ['emails'] },

  'vehicle.added': { subject: 'vehicles', producer: catalog, consumers: ['webhooks'], lowPriority: true },
  'vehicle.changed': { subject: 'vehicles', producer: catalog, consumers: ['webhooks'], lowPriority: true },
  'vehicle.sold': { subject: 'vehicles', producer: catalog, consumers: ['webhooks'], lowPriority: true },
  'vehicle.removed': { subject: 'vehicles', producer: catalog, consumers: ['webhooks'], lowPriority: true },
  'webhook.called': { subject: 'webhook-delivery', producer: inquiries, consumers: ['delivery'], lowPriority: true },
  'webhook.disabled': { subject: 'webhook', producer: inquiries, consumers: ['emails'], repeats: true },
} as const satisfies Record<string, DomainEvent>;

type Events = typeof EVENTS;

export type EventName = keyof Events;

type IdField<Name extends EventName> = Subjects[Events[Name]['subject']]['id'];

/** `notificationId`: the e-mail that staff send again; nothing else follows from the event then. */
export type EventPayloads = {
  [Name in EventName]: Record<IdField<Name>, IdField<Name> extends 'vehicleIds' ? number[] : number> &
    (Events[Name] extends { repeats: true } ? { occurrence?: number } : unknown) & { notificationId?: number };
};

/** The events that a consumer handles. */
export type EventFor<C extends EventConsumer> = {
  [Name in EventName]: C extends Events[Name]['consumers'][number] ? Name : never;
}[EventName];

export const EVENT_NAMES = Object.keys(EVENTS) as EventName[];

/** Whether this release knows the event. */
export const isEventName = (name: string): name is EventName => Object.hasOwn(EVENTS, name);

export const isEventFor = <C extends EventConsumer>(consumer: C, name: EventName): name is EventFor<C> =>
  (EVENTS[name].consumers as readonly EventConsumer[]).includes(consumer);

export const isLowPriority = (name: string): boolean => isEventName(name) && 'lowPriority' in EVENTS[name];

export const isUnsolicitedEvent = (name: EventName): boolean => 'unsolicited' in EVENTS[name];

export const eventsAbout = (subject: EventSubject): EventName[] => EVENT_NAMES.filter((name) => EVENTS[name].subject === subject);

export const NOTIFICATIONS_QUEUE = 'notifications';
