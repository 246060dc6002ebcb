import {
  LEAD_STATUSES,
  type LeadEndpoints,
  leadEndpoints,
  NEWSLETTER_STATUSES,
  type RequestKind,
  requestKinds,
} from '@dealership/contracts';
import type { AnyLead } from './lead.js';

/** One of the lists of what visitors sent. */
export interface LeadList {
  name: string;
  /** What its entries are; lists without a kind have fields that the admin's own texts name. */
  kind?: RequestKind;
  /** Whether its entries ask for a day and a time. */
  hasAppointments?: boolean;
  endpoints: LeadEndpoints<AnyLead>;
  /** By which it can be filtered. */
  statuses: readonly string[];
  /** What staff may make of an entry. */
  choices: readonly string[];
  /** What an entry becomes that is no spam after all. */
  back: string;
  /** Fields that its drawer shows under the person, in order. */
  facts: string[];
  /** The fields that say in the table what an entry is about. */
  about: readonly string[];
}

/** The fields of a kind as the list has them, long texts last. */
function factsOf({ fields }: RequestKind): string[] {
  const names = Object.keys(fields);
  const isText = (name: string) => fields[name]?.type === 'text';
  const sorted = [...names.filter((name) => !isText(name)), ...names.filter(isText)];
  return sorted.map((name) => (fields[name]?.type === 'consent' ? 'termsAcceptedAt' : name));
}

const ofVisitors = { statuses: LEAD_STATUSES, choices: LEAD_STATUSES, back: 'new' };

const listOf = (kind: RequestKind): LeadList => ({
  name: kind.list,
  kind,
  endpoints: leadEndpoints(kind.list),
  ...ofVisitors,
  facts: factsOf(kind),
  hasAppointments: 'time' in kind.fields,
  about: kind.about,
});

const LISTS: LeadList[] = [
  ...Object.values(requestKinds).map(listOf),
  {
    name: 'vehicle-reservations',
    endpoints: leadEndpoints('vehicle-reservations'),
    ...ofVisitors,
    facts: ['vehicleName', 'upcomingVehicleId', 'message'],
    about: ['vehicleName'],
  },
  {
    // In the inbox alone, which shows what is known of the membership itself.
    name: 'membership-requests',
    endpoints: leadEndpoints('membership-requests'),
    ...ofVisitors,
    facts: [],
    about: [],
  },
  {
    name: 'newsletter-subscribers',
    endpoints: leadEndpoints('newsletter-subscribers'),
    statuses: NEWSLETTER_STATUSES,
    choices: ['pending', 'unsubscribed', 'spam'],
    back: 'pending',
    facts: ['confirmedAt', 'unsubscribedAt'],
    about: [],
  },
];

export function leadList(name: string): LeadList {
  const list = LISTS.find((one) => one.name === name);
  if (!list) throw new Error(`No list of leads is called ${name}`);
  return list;
}
