import {
  LEAD_STATUSES,
  type LeadEndpoints,
  type LeadListName,
  leadEndpoints,
  NEWSLETTER_STATUSES,
  type RequestKind,
  requestKinds,
} from '@dealership/contracts';
import type { AnyLead } from './lead.js';

/** One of the lists of visitors' entries. */
export interface LeadList {
  name: LeadListName;
  /** The kind of its entries. For lists without a kind, the admin's own texts name the fields. */
  kind?: RequestKind;
  /** Whether its entries request a day and a time. */
  hasAppointments?: boolean;
  endpoints: LeadEndpoints<AnyLead>;
  /** The statuses by which it can be filtered. */
  statuses: readonly string[];
  /** The fields that its drawer shows below the customer, in order. */
  facts: string[];
  /** The fields that the table shows as what an entry is about. */
  about: readonly string[];
  /** The fields of free text. The table shows the beginning of the first that is filled. */
  texts: readonly string[];
}

const textsOf = ({ fields }: RequestKind): string[] => Object.keys(fields).filter((name) => fields[name]?.type === 'text');

/** The fields of a kind in the list's order, long texts last. */
function factsOf(kind: RequestKind): string[] {
  const { fields } = kind;
  const texts = textsOf(kind);
  const sorted = [...Object.keys(fields).filter((name) => !texts.includes(name)), ...texts];
  return sorted.map((name) => (fields[name]?.type === 'consent' ? 'termsAcceptedAt' : name));
}

const listOf = (kind: RequestKind & { list: LeadListName }): LeadList => ({
  name: kind.list,
  kind,
  endpoints: leadEndpoints(kind.list),
  statuses: LEAD_STATUSES,
  facts: factsOf(kind),
  hasAppointments: 'time' in kind.fields,
  about: kind.about,
  texts: textsOf(kind),
});

const LISTS: LeadList[] = [
  ...Object.values(requestKinds).map(listOf),
  {
    name: 'vehicle-reservations',
    endpoints: leadEndpoints('vehicle-reservations'),
    statuses: LEAD_STATUSES,
    facts: ['vehicleName', 'upcomingVehicleId', 'message'],
    about: ['vehicleName'],
    texts: ['message'],
  },
  {
    // Shown only in the inbox, which also shows the membership's details.
    name: 'membership-requests',
    endpoints: leadEndpoints('membership-requests'),
    statuses: LEAD_STATUSES,
    facts: [],
    about: [],
    texts: [],
  },
  {
    name: 'newsletter-subscribers',
    endpoints: leadEndpoints('newsletter-subscribers'),
    statuses: NEWSLETTER_STATUSES,
    facts: ['confirmedAt', 'unsubscribedAt'],
    about: [],
    texts: [],
  },
];

export function leadList(name: string): LeadList {
  const list = LISTS.find((one) => one.name === name);
  if (!list) throw new Error(`No list of leads is called ${name}`);
  return list;
}
