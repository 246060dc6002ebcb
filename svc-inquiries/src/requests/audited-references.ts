import { type InboxKind, kindOfList } from '@dealership/contracts';
import type { RecordsOf } from '@dealership/service-kit/audit';
import { referenceOf } from './submissions/reference.js';

interface Row {
  entry: number;
  kind: InboxKind;
  number: number;
  createdAt: Date;
  details: Record<string, unknown> | null;
}

// $1: entries, $2: their entities, $3: the kinds of requests, if they are requests, $4: the numbers of their records.
const REFERENCES = `
  SELECT e.entry, c.kind, c.number, c.created_at AS "createdAt", i.details
  FROM unnest($1::integer[], $2::text[], $3::text[], $4::integer[]) e(entry, entity, kind, record)
  CROSS JOIN LATERAL (SELECT CASE
    WHEN e.kind IS NOT NULL THEN (SELECT id FROM inquiries.conversation WHERE kind = e.kind AND number = e.record)
    WHEN e.entity = 'appointment' THEN
      (SELECT o.id FROM inquiries.appointment a JOIN inquiries.conversation o ON o.inquiry_id = a.inquiry_id WHERE a.id = e.record)
    WHEN e.entity = 'journeys' THEN (SELECT conversation_id FROM inquiries.journey WHERE id = e.record)
    END AS id) found
  JOIN inquiries.conversation c ON c.id = found.id
  LEFT JOIN inquiries.inquiry i ON i.id = c.inquiry_id`;

/** The references of the requests in the audit log, and of those that its appointments and journeys belong to. */
export const recordsOf: RecordsOf = async (manager, entries) => {
  const ofRecords = entries.filter(({ entityId }) => entityId !== null);
  if (ofRecords.length === 0) return new Map();
  const rows = await manager.query<Row[]>(REFERENCES, [
    ofRecords.map(({ id }) => id),
    ofRecords.map(({ entity }) => entity),
    ofRecords.map(({ entity }) => kindOfList(entity) ?? null),
    ofRecords.map(({ entityId }) => entityId),
  ]);
  return new Map(
    rows.map(({ entry, kind, number, createdAt, details }) => [
      entry,
      { reference: referenceOf({ id: number, kind, createdAt, details: details ?? {} }) },
    ]),
  );
};
