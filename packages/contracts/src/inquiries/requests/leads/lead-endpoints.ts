import type { input } from 'zod';
import type { Endpoint } from '../../../endpoint/endpoint.js';
import type { LeadNote } from '../../../fields/staff/note.js';
import type { StaffPage } from '../../../fields/staff/staff-page.js';
import type { NewsletterChange } from '../../newsletter/newsletter-subscription.js';
import { requestKinds } from '../kinds/index.js';
import type { leadFilter, leadListQuery } from './lead-queries.js';
import type { LeadChange } from './leads.js';

const staff = { service: 'inquiries', access: 'staff' } as const;

interface WithId {
  id: number | string;
}

/** The staff endpoints of one list of submissions. `Item`: an entry of the list. */
export interface LeadEndpoints<Item> {
  list: Endpoint<{ query: input<typeof leadListQuery>; response: StaffPage<Item> }>;
  export: Endpoint<{ query: input<typeof leadFilter> }>;
  update: Endpoint<{ params: WithId; body: LeadChange | NewsletterChange; response: Item }>;
  addNoteTo: Endpoint<{ params: WithId; body: Pick<LeadNote, 'text'>; response: Item }>;
}

/** `list`: the last part of its path, as kinds name it. */
export const leadEndpoints = <Item>(list: string): LeadEndpoints<Item> => ({
  list: { method: 'GET', path: `/api/${list}`, ...staff, permission: 'requests.read' },
  export: { method: 'GET', path: `/api/${list}/export`, ...staff, permission: 'requests.export' },
  update: { method: 'PUT', path: `/api/${list}/:id`, ...staff, permission: 'requests.write' },
  addNoteTo: { method: 'POST', path: `/api/${list}/:id/notes`, ...staff, permission: 'requests.write' },
});

/** Every list: those of the kinds, and those with their own life cycle. */
export const LEAD_LISTS = [
  ...Object.values(requestKinds).map(({ list }) => list),
  'vehicle-reservations',
  'membership-requests',
  'newsletter-subscribers',
] as const;

export type LeadListName = (typeof LEAD_LISTS)[number];

/** A call's key in the contract: 'listImportRequests', 'sendImportRequest'. */
export function endpointName(list: string, call: 'send' | keyof LeadEndpoints<unknown>): string {
  const entries = list.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  return `${call}${call === 'list' || call === 'export' ? entries : entries.slice(0, -1)}`;
}
