import * as z from 'zod/mini';
import { adminPath } from '../../addresses/admin-path.js';
import { isDay } from '../../fields/day.js';
import { choice, line, messageKey, text } from '../../fields/form-fields.js';
import { MAX_NOTE } from '../../fields/limits.js';
import { listOf, recordNumber } from '../../fields/staff/staff-fields.js';
import { type RequestKind, requestKinds } from '../requests/kinds/index.js';
import { INBOX_STATES } from '../requests/leads/request-states.js';

/** Kinds of inbox entries: the kinds of request, reservations, and paid memberships to be fulfilled. */
export const INBOX_KINDS = [
  ...(Object.keys(requestKinds) as (keyof typeof requestKinds)[]),
  'reservation',
  'membership',
] as const;

export type InboxKind = (typeof INBOX_KINDS)[number];

/** `unanswered`: the customer waits for an answer, the nearest deadline first. */
export const INBOX_VIEWS = ['all', 'mine', 'unassigned', 'unanswered'] as const;

/** The name of `unanswered` in saved links, and in calls by the previous release. */
export const FORMER_UNANSWERED = 'waiting';

export const INBOX_SORTS = ['newest', 'oldest', 'due'] as const;

export type InboxSort = (typeof INBOX_SORTS)[number];

/** Channels of an answer. */
export const RESPONSE_CHANNELS = ['reply', 'call', 'appointment'] as const;

export type ResponseChannel = (typeof RESPONSE_CHANNELS)[number];

/** Kinds that visitors submit by a form. */
export const FORM_KINDS = INBOX_KINDS.filter((kind) => kind !== 'membership');

export type FormKind = (typeof FORM_KINDS)[number];

/** Labels of the kinds outside `requestKinds`. */
const OTHERS = {
  reservation: { code: 'RS', list: 'vehicle-reservations', tab: 'reservations', about: ['vehicleName'] },
  // Memberships are the only list of this kind in the admin.
  membership: { code: 'AM', list: 'membership-requests', tab: 'memberships', about: [] },
} as const satisfies Record<Exclude<InboxKind, keyof typeof requestKinds>, Pick<RequestKind, 'code' | 'list' | 'tab' | 'about'>>;

/** The kind of its form; undefined for reservations and memberships. */
export const requestKindOf = (kind: InboxKind): RequestKind | undefined =>
  kind in OTHERS ? undefined : requestKinds[kind as keyof typeof requestKinds];

const LISTED = { ...requestKinds, ...OTHERS };

/** The reference prefix of a kind. */
export const codeOfKind = (kind: InboxKind): string => LISTED[kind].code;

export type RequestListName = (typeof LISTED)[InboxKind]['list'];

/** The staff list with the requests of a kind. */
export const listOfKind = (kind: InboxKind): RequestListName => LISTED[kind].list;

/** The kind of request in a staff list; undefined for other lists. */
export const kindOfList = (list: string): InboxKind | undefined => INBOX_KINDS.find((kind) => listOfKind(kind) === list);

/** The admin tab with the requests of a kind, besides the inbox. */
export const tabOfKind = (kind: InboxKind): string => LISTED[kind].tab;

/** The fields that summarize a request of a kind in one line. */
export const aboutOfKind = (kind: InboxKind): readonly string[] => LISTED[kind].about;

/** Identifies a request by its kind and its number, the row id in the table of that kind, which its sender knows. */
export interface RequestKey {
  kind: InboxKind;
  number: number;
}

/** A request's key as text: 'contact-117'. */
export const formatRequestKey = ({ kind, number }: RequestKey): string => `${kind}-${number}`;

const REQUEST_KEY = new RegExp(`^(${INBOX_KINDS.join('|')})-([1-9]\\d{0,8})$`);

/** A request's key from its text; undefined for any other text. */
export function parseRequestKey(text: string): RequestKey | undefined {
  const [, kind, number] = REQUEST_KEY.exec(text) ?? [];
  return kind === undefined ? undefined : { kind: kind as InboxKind, number: Number(number) };
}

/** The admin path of a request. */
export const inboxPath = (kind: InboxKind, number: number): string =>
  adminPath('inbox', { request: formatRequestKey({ kind, number }) });

/** Longest tag, in UTF-16 code units. */
export const MAX_TAG = 40;

const tags = listOf(line(1, 'tags', MAX_TAG), 'tags', 20).check(
  z.refine((list) => new Set(list).size === list.length, { error: messageKey('tags') }),
);

const reminder = z.strictObject({
  at: z.iso
    .datetime({ offset: true, error: messageKey('moment'), abort: true })
    .check(z.refine((at) => isDay(at.slice(0, 10)), { error: messageKey('moment') })),
  note: text(0, 'required', MAX_NOTE),
});

const moment = z.nullable(z.iso.datetime({ error: messageKey('moment') }));

/** Undo: the wait that the change before had ended, as the request showed it. */
const wait = z.strictObject({
  waitingSince: z.iso.datetime({ error: messageKey('moment') }),
  customerRepliedAt: moment,
  undeliveredAt: moment,
});

/**
 * Body of `PUT /api/inbox/:key`: the fields that change. `answer`: how the customer was answered, sets the state to
 * `answered`. `pause`: why the reply clock is paused; `null` resumes it.
 */
export const inboxChange = z
  .strictObject({
    state: z.optional(choice(INBOX_STATES, 'option')),
    lostReason: z.optional(text(0, 'lostReason', MAX_NOTE)),
    answer: z.optional(choice(RESPONSE_CHANNELS, 'option')),
    ownerId: z.optional(z.nullable(recordNumber(messageKey('option')))),
    tags: z.optional(tags),
    reminder: z.optional(z.nullable(reminder)),
    pause: z.optional(z.nullable(text(1, 'pause', MAX_NOTE))),
    wait: z.optional(wait),
    version: recordNumber(messageKey('version')),
  })
  .check(
    z.refine(({ state, lostReason }) => state !== 'lost' || Boolean(lostReason), {
      path: ['lostReason'],
      error: messageKey('lostReason'),
    }),
  );

export type InboxChange = z.infer<typeof inboxChange>;
