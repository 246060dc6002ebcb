import { queriesOn } from '@dealership/service-kit/database';
import { exportedFields } from '@dealership/service-kit/privacy';
import type { EntityManager } from 'typeorm';
import { JOURNEYS } from '../journeys/change-journey.js';
import { filesOf } from '../journeys/files/journey-files.js';
import { stepsOf } from '../journeys/journey.mapper.js';
import { type JourneyRow, type JourneyTables, journeyRows, journeysWithRequests } from '../journeys/journeys.query.js';
import type { LeadTable } from '../requests/lists/lead-tables.js';

/** Tables of requests that may have journeys. */
export type JourneyTable = Exclude<LeadTable, 'newsletter_subscription'>;

const JOURNEYS_OF = 'SELECT j.id FROM inquiries.journey j JOIN inquiries.conversation c ON c.id = j.conversation_id WHERE';

/** Matches the journeys of requests. `$1`: ids of the table's rows. */
const isOf = (table: JourneyTable): string => `IN (${JOURNEYS_OF} c.${table}_id = ANY($1))`;

/** Keeps the audit rows, without the notes to the customer. Call it before deleting the journeys. */
export const eraseJourneyNotes = (manager: EntityManager, table: JourneyTable, ids: number[]): Promise<unknown> =>
  manager.query(
    `UPDATE inquiries.audit SET before = before - 'note', after = after - 'note'
     WHERE entity = '${JOURNEYS}' AND entity_id ${isOf(table)} AND (before ? 'note' OR after ? 'note')`,
    [ids],
  );

/** What a journey's page shows its customer. */
export async function exportJourney(
  manager: EntityManager,
  table: JourneyTable,
  requestId: number,
): Promise<{ journey?: object }> {
  const found = await journeysWithRequests(queriesOn<JourneyTables>(manager))
    .select('j.id')
    .where(table === 'inquiry' ? 'c.inquiryId' : 'c.vehicleReservationId', '=', requestId)
    .execute();
  const [row] = await journeyRows(
    manager,
    found.map(({ id }) => id),
  );
  if (!row) return {};
  const { kind, title, language, ownerName, createdAt, openedAt }: JourneyRow = row;
  const steps = stepsOf(row).map(({ name, doneOn, estimate, note }) => exportedFields({ name: name.en, doneOn, estimate, note }));
  const files = (await filesOf(manager, row.id)).map(({ name, mediaType, size, step }) =>
    exportedFields({ name, mediaType, size, step }),
  );
  return { journey: exportedFields({ kind, title, language, ownerName, createdAt, openedAt, steps, files }) };
}
