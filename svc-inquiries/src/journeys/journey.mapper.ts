import {
  dubaiDay,
  formatRequestKey,
  type Journey as JourneyResponse,
  type JourneyStep as JourneyStepResponse,
  type JourneySummary,
  requestReference,
} from '@dealership/contracts';
import type { JourneyRow, StepRow } from './journeys.query.js';

/** Whether an open step is past its estimate. `today`: 'YYYY-MM-DD', Asia/Dubai. */
const isLate = ({ doneOn, estimate }: Pick<StepRow, 'doneOn' | 'estimate'>, today: string): boolean =>
  doneOn === null && estimate !== null && estimate < today;

export function stepsOf({ steps }: Pick<JourneyRow, 'steps'>, now = new Date()): JourneyStepResponse[] {
  const today = dubaiDay(now);
  return (steps ?? []).map(({ mailedAt: _, ...step }) => ({ ...step, late: isLate(step, today) }));
}

const ownerOf = ({ ownerId, ownerName }: Pick<JourneyRow, 'ownerId' | 'ownerName'>): JourneyResponse['owner'] =>
  ownerId === null ? null : { id: ownerId, name: ownerName ?? '' };

/** The reference of the journey's request. */
const journeyReference = ({ requestKind, paymentId, number, requestedAt }: JourneyRow): string =>
  requestReference(requestKind, paymentId ?? number, requestedAt);

/** Fields shown on both the customer's and the staff's page. */
export const commonOf = (row: JourneyRow) => ({
  reference: journeyReference(row),
  kind: row.kind,
  title: row.title,
  language: row.language,
  firstName: row.firstName,
  lastName: row.lastName,
  steps: stepsOf(row),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

const utcOf = (moment: string | null | undefined): string | null => (moment ? new Date(moment).toISOString() : null);

export const toJourney = (row: JourneyRow, files: JourneyResponse['files']): JourneyResponse => ({
  ...commonOf(row),
  steps: stepsOf(row).map((step, at) => ({ ...step, mailedAt: utcOf(row.steps[at]?.mailedAt) })),
  files,
  id: row.id,
  request: formatRequestKey({ kind: row.requestKind, number: row.number }),
  email: row.email,
  phone: row.phone,
  whatsapp: row.phoneE164?.slice(1) ?? null,
  owner: ownerOf(row),
  links: {
    working: row.working,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    openedAt: row.openedAt?.toISOString() ?? null,
  },
  version: row.version,
});

export function toJourneySummary(row: JourneyRow): JourneySummary {
  const steps = stepsOf(row);
  return {
    id: row.id,
    request: formatRequestKey({ kind: row.requestKind, number: row.number }),
    reference: journeyReference(row),
    kind: row.kind,
    title: row.title,
    firstName: row.firstName,
    lastName: row.lastName,
    owner: ownerOf(row),
    next: steps.find(({ doneOn }) => doneOn === null) ?? null,
    late: steps.filter(({ late }) => late).length,
    updatedAt: row.updatedAt.toISOString(),
  };
}
