import { type CustomerSubject, type EventSubject, eventsAbout } from '@dealership/contracts';

/** Tables whose rows an erasure deletes, with all that belongs to them. */
export type ErasedTable = 'inquiry' | 'vehicle_reservation' | 'newsletter_subscription' | 'search_alert';

type Selections = Partial<Record<ErasedTable, string>>;

const THEMSELVES = 'SELECT unnest($1::integer[])';

/** Rows `r` that lead to the conversation `c` of a request. */
const ofRequests = (from: string): Selections => ({
  inquiry: `${from} WHERE c.inquiry_id = ANY($1)`,
  vehicle_reservation: `${from} WHERE c.vehicle_reservation_id = ANY($1)`,
});

const JOIN = 'JOIN inquiries.conversation c ON c.id =';

/**
 * Which subjects of events belong to the erased rows; `$1`: ids of the rows. The record of an e-mail about a payment is
 * kept, without its recipient (`erase-recipients.ts`).
 */
const SUBJECTS: Record<Exclude<CustomerSubject, 'payment'>, Selections> = {
  inquiry: { inquiry: THEMSELVES },
  reservation: { vehicle_reservation: THEMSELVES },
  conversation: ofRequests('SELECT c.id FROM inquiries.conversation c'),
  'conversation-message': ofRequests(`SELECT r.id FROM inquiries.conversation_message r ${JOIN} r.conversation_id`),
  'appointment-email': {
    inquiry: `SELECT r.id FROM inquiries.appointment_email r JOIN inquiries.appointment a ON a.id = r.appointment_id
      WHERE a.inquiry_id = ANY($1)`,
  },
  journey: ofRequests(`SELECT r.id FROM inquiries.journey r ${JOIN} r.conversation_id`),
  'journey-step': ofRequests(
    `SELECT s.id FROM inquiries.journey_step s JOIN inquiries.journey r ON r.id = s.journey_id ${JOIN} r.conversation_id`,
  ),
  'newsletter-request': {
    newsletter_subscription: 'SELECT id FROM inquiries.newsletter_request WHERE subscription_id = ANY($1)',
  },
  'arrivals-delivery': {
    newsletter_subscription: 'SELECT id FROM inquiries.arrivals_delivery WHERE subscription_id = ANY($1)',
  },
  'search-alert': { search_alert: THEMSELVES },
  'search-alert-email': { search_alert: 'SELECT id FROM inquiries.search_alert_email WHERE search_alert_id = ANY($1)' },
};

const literals = (subject: EventSubject): string =>
  eventsAbout(subject)
    .map((event) => `'${event}'`)
    .join(', ');

/** Deletes the records of all e-mails about rows of the table; `$1`: their ids. Run it before deleting the rows. */
export const deleteNotificationsAbout = (table: ErasedTable): string => {
  const about = Object.entries(SUBJECTS).flatMap(([subject, { [table]: ids }]) =>
    ids ? [`event IN (${literals(subject as EventSubject)}) AND subject_id IN (${ids})`] : [],
  );
  return `DELETE FROM inquiries.notification WHERE ${about.join('\n OR ')}`;
};
