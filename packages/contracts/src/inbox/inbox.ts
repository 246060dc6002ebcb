import * as z from 'zod/mini';
import { isDay } from '../fields/day.js';
import { choice, line, say, text } from '../fields/form-fields.js';
import { listOf, recordNumber } from '../fields/staff-fields.js';
import { type RequestKind, requestKinds } from '../inquiries/kinds/index.js';
import type { LeadStatus } from '../inquiries/leads/leads.js';

/** What the inbox has: the kinds of request, reservations, and memberships that are paid and to be fulfilled. */
export const INBOX_KINDS = [
  ...(Object.keys(requestKinds) as (keyof typeof requestKinds)[]),
  'reservation',
  'membership',
] as const;

export type InboxKind = (typeof INBOX_KINDS)[number];

/** `waiting`: for the customer; `lost` has a reason. */
export const INBOX_STATES = ['new', 'answered', 'waiting', 'won', 'lost', 'spam'] as const;

export type InboxState = (typeof INBOX_STATES)[number];

/** `waiting`: somebody waits for an answer, what runs out first at the top. */
export const INBOX_VIEWS = ['all', 'mine', 'unassigned', 'waiting'] as const;

export type InboxView = (typeof INBOX_VIEWS)[number];

export const INBOX_SORTS = ['newest', 'oldest', 'due'] as const;

export type InboxSort = (typeof INBOX_SORTS)[number];

/** How somebody was answered. */
export const ANSWERS = ['reply', 'call', 'appointment'] as const;

export type Answer = (typeof ANSWERS)[number];

/** The statuses of the lists that go with a state; the first is what a status becomes that does not. */
export const STATUSES_OF_STATE: Record<InboxState, readonly [LeadStatus, ...LeadStatus[]]> = {
  new: ['new'],
  answered: ['in_progress', 'done'],
  waiting: ['in_progress'],
  won: ['done'],
  lost: ['done'],
  spam: ['spam'],
};

/** Those that visitors send by a form. */
export const FORM_KINDS = INBOX_KINDS.filter((kind) => kind !== 'membership');

export type FormKind = (typeof FORM_KINDS)[number];

/** What is known of the kinds that are none of `requestKinds`. */
const OTHERS: Record<Exclude<InboxKind, keyof typeof requestKinds>, Pick<RequestKind, 'code' | 'list' | 'tab' | 'about'>> = {
  reservation: { code: 'RS', list: 'vehicle-reservations', tab: 'reservations', about: ['vehicleName'] },
  // It has no list on the desk but that of the memberships.
  membership: { code: 'AM', list: 'membership-requests', tab: 'auction', about: [] },
};

/** The kind that visitors send by its form; undefined of reservations and memberships. */
export const requestKindOf = (kind: InboxKind): RequestKind | undefined =>
  kind in OTHERS ? undefined : requestKinds[kind as keyof typeof requestKinds];

const listed = (kind: InboxKind) => requestKindOf(kind) ?? OTHERS[kind as keyof typeof OTHERS];

/** The letters with which the references of a kind begin. */
export const codeOfKind = (kind: InboxKind): string => listed(kind).code;

/** The name of the staff's list that has the requests of a kind. */
export const listOfKind = (kind: InboxKind): string => listed(kind).list;

/** The kind whose requests a list of the staff has; undefined of other lists. */
export const kindOfList = (list: string): InboxKind | undefined => INBOX_KINDS.find((kind) => listOfKind(kind) === list);

/** The tab of the desk that has the requests of a kind besides the inbox. */
export const tabOfKind = (kind: InboxKind): string => listed(kind).tab;

/** The fields that say in a line what a request of a kind is about. */
export const aboutOfKind = (kind: InboxKind): readonly string[] => listed(kind).about;

/** What the inbox calls a request: 'contact-117'. The number is the one that its sender knows. */
export const requestName = (kind: InboxKind, number: number): string => `${kind}-${number}`;

const NAME = new RegExp(`^(${INBOX_KINDS.join('|')})-([1-9]\\d{0,8})$`);

/** Kind and number of a request by what the inbox calls it; undefined where that is no name. */
export function readRequestName(name: string): { kind: InboxKind; number: number } | undefined {
  const [, kind, number] = NAME.exec(name) ?? [];
  return kind === undefined ? undefined : { kind: kind as InboxKind, number: Number(number) };
}

/** Where a request is on the desk. */
export const inboxPath = (kind: InboxKind, number: number): string =>
  `/admin?${new URLSearchParams({ tab: 'inbox', request: requestName(kind, number) })}`;

const tags = listOf(line(1, 'tags', 40), 'tags', 20).check(
  z.refine((list) => new Set(list).size === list.length, { error: say('tags') }),
);

const reminder = z.strictObject({
  at: z.iso
    .datetime({ offset: true, error: say('moment'), abort: true })
    .check(z.refine((at) => isDay(at.slice(0, 10)), { error: say('moment') })),
  note: text(0, 'required', 500),
});

/**
 * Body of `PUT /api/inbox/:name`: the fields that change. `answer`: somebody was answered, by which the state becomes `answered`.
 * `pause`: why the clock of its answer stands still; `null` lets it run on.
 */
export const inboxChange = z
  .strictObject({
    state: z.optional(choice(INBOX_STATES, 'option')),
    lostReason: z.optional(text(0, 'lostReason', 500)),
    answer: z.optional(choice(ANSWERS, 'option')),
    ownerId: z.optional(z.nullable(recordNumber(say('option')))),
    tags: z.optional(tags),
    reminder: z.optional(z.nullable(reminder)),
    pause: z.optional(z.nullable(text(1, 'pause', 500))),
    version: recordNumber(say('version')),
  })
  .check(
    z.refine(({ state, lostReason }) => state !== 'lost' || Boolean(lostReason), {
      path: ['lostReason'],
      error: say('lostReason'),
    }),
  );

export type InboxChange = z.infer<typeof inboxChange>;
