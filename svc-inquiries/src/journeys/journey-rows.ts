import {
  dubaiDay,
  type InboxKind,
  type Journey as JourneyAnswer,
  type JourneyStep as JourneyStepAnswer,
  type Language,
  requestName,
  type Words,
} from '@dealership/contracts';
import type { EntityManager } from 'typeorm';
import type { Journey } from './journey.entity.js';

interface StepRow {
  key: string;
  name: Words;
  doneOn: string | null;
  estimate: string | null;
  note: string | null;
}

type JourneyColumns = Pick<
  Journey,
  'id' | 'conversationId' | 'kind' | 'title' | 'language' | 'keeperId' | 'keeperName' | 'version' | 'createdAt' | 'updatedAt'
>;

/** A journey with its steps, and what its request says of the customer. */
export interface JourneyRow extends JourneyColumns {
  requestKind: InboxKind;
  number: number;
  /** Of a membership, which is called by its payment. */
  paymentId: number | null;
  requestedAt: Date;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  phoneE164: string | null;
  customerLanguage: Language;
  steps: StepRow[];
  working: number;
  expiresAt: Date | null;
  openedAt: Date | null;
}

/** Of a journey `j`: its request and the customer. */
export const OF_REQUEST = `
  JOIN inquiries.conversation c ON c.id = j.conversation_id
  LEFT JOIN inquiries.inquiry i ON i.id = c.inquiry_id
  LEFT JOIN inquiries.vehicle_reservation r ON r.id = c.vehicle_reservation_id`;

const SELECT = `
  SELECT j.id, j.conversation_id AS "conversationId", j.kind, j.title, j.language, j.keeper_id AS "keeperId",
    j.keeper_name AS "keeperName", j.version, j.created_at AS "createdAt", j.updated_at AS "updatedAt",
    c.kind AS "requestKind", c.number, c.created_at AS "requestedAt", i.payment_id AS "paymentId",
    coalesce(i.first_name, r.first_name) AS "firstName",
    coalesce(i.last_name, r.last_name) AS "lastName", coalesce(i.email, r.email) AS email,
    coalesce(i.phone, r.phone) AS phone, coalesce(i.phone_e164, r.phone_e164) AS "phoneE164",
    coalesce(i.language, r.language) AS "customerLanguage",
    (SELECT json_agg(json_build_object('key', s.key, 'name', s.name, 'doneOn', s.done_on, 'estimate', s.estimate, 'note', s.note)
      ORDER BY s.position) FROM inquiries.journey_step s WHERE s.journey_id = j.id) AS steps,
    l.working, l.expires_at AS "expiresAt", l.opened_at AS "openedAt"
  FROM inquiries.journey j ${OF_REQUEST}
  CROSS JOIN LATERAL (
    SELECT (count(*) FILTER (WHERE works))::integer AS working, max(expires_at) FILTER (WHERE works) AS expires_at,
      max(opened_at) AS opened_at
    FROM (SELECT *, revoked_at IS NULL AND expires_at > now() AS works FROM inquiries.journey_link WHERE journey_id = j.id) link
  ) l`;

/** Journeys by their ids, in that order. */
export async function journeyRows(manager: EntityManager, ids: number[]): Promise<JourneyRow[]> {
  const rows = await manager.query<JourneyRow[]>(`${SELECT} WHERE j.id = ANY($1)`, [ids]);
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

/** What is expected of it is past, and it is not done. `today`: 'YYYY-MM-DD', Asia/Dubai. */
export const isLate = ({ doneOn, estimate }: Pick<StepRow, 'doneOn' | 'estimate'>, today: string): boolean =>
  doneOn === null && estimate !== null && estimate < today;

export function stepsOf({ steps }: Pick<JourneyRow, 'steps'>, now = new Date()): JourneyStepAnswer[] {
  const today = dubaiDay(now);
  return (steps ?? []).map((step) => ({ ...step, late: isLate(step, today) }));
}

export const keeperOf = ({ keeperId, keeperName }: Pick<JourneyRow, 'keeperId' | 'keeperName'>): JourneyAnswer['keeper'] =>
  keeperId === null ? null : { id: keeperId, name: keeperName ?? '' };

/** What the pages of the customer and of staff both say. */
export const commonOf = (row: JourneyRow) => ({
  kind: row.kind,
  title: row.title,
  language: row.language,
  firstName: row.firstName,
  lastName: row.lastName,
  steps: stepsOf(row),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

export const toJourney = (row: JourneyRow, files: JourneyAnswer['files']): JourneyAnswer => ({
  ...commonOf(row),
  files,
  id: row.id,
  request: requestName(row.requestKind, row.number),
  email: row.email,
  phone: row.phone,
  whatsapp: row.phoneE164?.slice(1) ?? null,
  keeper: keeperOf(row),
  links: {
    working: row.working,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    openedAt: row.openedAt?.toISOString() ?? null,
  },
  version: row.version,
});
