import type { Journey, JourneySummary, StaffJourneyStep } from '@dealership/contracts';

export const aStep = (key: string, name: string, more: Partial<StaffJourneyStep> = {}): StaffJourneyStep => ({
  key,
  name: { en: name, ar: name, ja: name },
  doneOn: null,
  estimate: null,
  note: null,
  late: false,
  mailedAt: null,
  ...more,
});

const OF_THE_CAR = {
  id: 12,
  request: 'import-117',
  reference: 'IM-2026-00117',
  kind: 'import',
  title: 'Aurelio Vento 2024',
  firstName: 'Layla',
  lastName: 'Haddad',
  owner: null,
  updatedAt: '2026-11-24T06:00:00Z',
} as const;

export const aJourney = (steps: StaffJourneyStep[]): Journey => ({
  ...OF_THE_CAR,
  language: 'ar',
  email: 'layla@visitor.example',
  phone: null,
  whatsapp: null,
  steps,
  files: [],
  links: { working: 1, expiresAt: '2027-03-01T06:00:00Z', openedAt: null },
  createdAt: '2026-11-20T06:00:00Z',
  version: 4,
});

/** The same journey as returned in lists. */
export const aJourneySummary = (next: StaffJourneyStep): JourneySummary => ({ ...OF_THE_CAR, next, late: 1 });
