import { type SentArrivalsEmail, vehicleName } from '@dealership/contracts';
import { type Kysely, sql } from 'kysely';
import type { Notification } from '../notifications/notification.entity.js';
import type { ArrivalsDelivery } from './arrivals-delivery.entity.js';
import type { ArrivalsEmail } from './arrivals-email.entity.js';

export interface ArrivalsTables {
  'inquiries.arrivals_email': ArrivalsEmail;
  'inquiries.arrivals_delivery': ArrivalsDelivery;
  'inquiries.notification': Notification;
}

const LISTED = 50;

const inState = (state: string) => sql<number>`(count(*) FILTER (WHERE n.state = ${state}))::integer`;

/** The e-mails to subscribers with their progress, newest first. `id`: only that e-mail. */
export async function emailProgress(db: Kysely<ArrivalsTables>, id?: number): Promise<SentArrivalsEmail[]> {
  const query = db
    .selectFrom('inquiries.arrivals_email as e')
    .leftJoin('inquiries.arrivals_delivery as d', 'd.emailId', 'e.id')
    .leftJoin('inquiries.notification as n', (join) =>
      join.onRef('n.subjectId', '=', 'd.id').on('n.event', '=', 'arrivals-email.addressed'),
    )
    .select(['e.id', 'e.createdAt', 'e.vehicles', 'e.complete'])
    .select([sql<number>`count(d.id)::integer`.as('addressed'), inState('sent').as('sent'), inState('failed').as('failed')])
    .where('e.testLanguage', 'is', null)
    .groupBy('e.id')
    .orderBy('e.id', 'desc')
    .limit(LISTED);
  const rows = await (id === undefined ? query : query.where('e.id', '=', id)).execute();
  return rows.map(({ createdAt, vehicles, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    vehicles: vehicles.map(vehicleName),
  }));
}
