import pg from 'pg';

/** An e-mail to somebody, or a submission of theirs without one. */
export interface FoundMail {
  /** Its subject: `inquiry.submitted 12`, or `inquiry 12` without an event. */
  event: string;
  status: string | null;
  requestedAt: Date | null;
  /** When the event was queued, and when its completion was seen. */
  handedAt: Date | null;
  doneAt: Date | null;
  /** `null` until an e-mail is written. */
  audience: string | null;
  recipient: string | null;
  state: string | null;
  attempts: number | null;
  lastError: string | null;
  sentAt: Date | null;
  messageId: string | null;
  /** In every part's log, and in the mail's X-Request-Id. */
  requestId: string | null;
}

// An event's payload is one id, with an `occurrence` (`look` in earlier releases) if the event can recur. Also finds
// e-mails to the address about somebody else's submission: those to staff.
const MAILS = `
  WITH subject (noun, id, status, created_at, request_id) AS (
    SELECT 'inquiry', id, status, created_at, request_id FROM inquiries.inquiry
      WHERE lower(email) = lower($1) AND kind <> 'membership'
    UNION ALL SELECT 'reservation', id, status, created_at, request_id
      FROM inquiries.vehicle_reservation WHERE lower(email) = lower($1)
    UNION ALL SELECT 'newsletter', r.id, s.status, r.created_at, r.request_id FROM inquiries.newsletter_request r
      JOIN inquiries.newsletter_subscription s ON s.id = r.subscription_id WHERE lower(s.email) = lower($1)
    UNION ALL SELECT 'payment', id, state, created_at, request_id FROM payments.payment WHERE lower(email) = lower($1)
  ), committed AS (
    SELECT event, request_id, created_at, handed_at, done_at, coalesce((payload ->> 'occurrence')::integer, (payload ->> 'look')::integer, 0) AS occurrence,
      (SELECT value::integer FROM jsonb_each_text(payload - '{look,occurrence}'::text[])) AS subject_id
    FROM (TABLE inquiries.outbox UNION ALL TABLE payments.outbox) both_outboxes
  ), notified AS (
    SELECT event, subject_id, split_part(event, '.', 1) AS noun, request_id, coalesce(e.created_at, m.created_at) AS created_at,
      handed_at, done_at, m.id AS mail_id, audience, recipient, state, attempts, last_error, sent_at, message_id
    FROM committed e FULL JOIN inquiries.notification m USING (event, subject_id, occurrence)
  )
  SELECT coalesce(event, noun) || ' ' || subject_id AS event, status,
    coalesce(t.created_at, s.created_at) AS "requestedAt", handed_at AS "handedAt", done_at AS "doneAt",
    audience, recipient, state, attempts, last_error AS "lastError", sent_at AS "sentAt", message_id AS "messageId",
    coalesce(t.request_id, s.request_id) AS "requestId"
  FROM notified t FULL JOIN (SELECT *, id AS subject_id FROM subject) s USING (noun, subject_id)
  WHERE s.id IS NOT NULL OR lower($1) = ANY (string_to_array(lower(recipient), ', '))
  ORDER BY "requestedAt" DESC, mail_id LIMIT $2`;

/** E-mails to an address and about its submissions, newest first. */
export async function findMails(url: string, address: string, atMost: number): Promise<FoundMail[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<FoundMail>(MAILS, [address, atMost]);
    return rows;
  } finally {
    await client.end();
  }
}
