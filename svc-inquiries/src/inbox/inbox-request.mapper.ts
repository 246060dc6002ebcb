import {
  aboutOfKind,
  businessMinutes,
  formatRequestKey,
  type InboxRequest,
  type MembershipTask,
  type OpeningHours,
  requestKindOf,
} from '@dealership/contracts';
import type { Inquiry } from '../requests/inquiries/inquiry.entity.js';
import { dayAndTime } from '../requests/schedule/free-times.js';
import { type InboxRow, PREVIEW_LENGTH } from './inbox.query.js';

function aboutOf({ kind, details, vehicleName }: InboxRow): InboxRequest['about'] {
  const values: Record<string, unknown> = { ...details, ...(vehicleName && { vehicleName }) };
  const known = aboutOfKind(kind).filter((field) => values[field] !== undefined && values[field] !== null);
  return Object.fromEntries(known.map((field) => [field, values[field] as string | number]));
}

/** The longest text of the request, which is the most informative one. */
export function textOf({ kind, details, message }: InboxRow): string | undefined {
  const fields = requestKindOf(kind)?.fields ?? {};
  const values: Record<string, unknown> = { ...details };
  const texts = Object.keys(fields).filter((field) => fields[field]?.type === 'text' && values[field]);
  return message ?? texts.map((field) => String(values[field])).toSorted((a, b) => b.length - a.length)[0];
}

function previewOf(row: InboxRow): InboxRequest['preview'] {
  const { direction, body } = row.latest ?? { direction: 'in', body: textOf(row) };
  const characters = [...(body ?? '').replace(/\s+/g, ' ').trim()];
  return characters.length > 0 ? { direction, text: characters.slice(0, PREVIEW_LENGTH).join('') } : null;
}

function carOf({ kind, details, upcomingVehicleId }: InboxRow): Pick<InboxRequest, 'car'> {
  if (upcomingVehicleId !== null) return { car: { id: upcomingVehicleId, upcoming: true } };
  const id = kind === 'membership' ? undefined : (details as Inquiry['details'] | null)?.vehicleId;
  return typeof id === 'number' ? { car: { id, upcoming: false } } : {};
}

/** Business minutes left until the promised answer; null if nobody is waiting. */
function remainingMinutesOf({ waitingSince, dueAt, remainingMinutes }: InboxRow, hours: OpeningHours): number | null {
  if (!waitingSince) return null;
  return dueAt ? businessMinutes(hours, new Date(), dueAt) : remainingMinutes;
}

function appointmentOf({ appointment }: InboxRow): InboxRequest['appointment'] {
  if (!appointment) return null;
  const { startsAt, byCustomer, ...known } = appointment;
  return { ...known, ...dayAndTime(new Date(startsAt)), ...(byCustomer && { byCustomer }) };
}

/** Maps a row to a request as the inbox shows it, given the showroom's opening hours. */
export const inboxRequestAt =
  (hours: OpeningHours) =>
  (row: InboxRow): InboxRequest => ({
    id: formatRequestKey(row),
    kind: row.kind,
    number: row.number,
    state: row.state,
    lostReason: row.lostReason,
    ownerId: row.ownerId,
    tags: row.tags,
    reminder: row.remindAt && { at: row.remindAt.toISOString(), note: row.remindNote ?? '' },
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    phone: row.phone,
    language: row.language,
    ...(row.kind === 'membership' && { membership: row.details as MembershipTask }),
    ...carOf(row),
    about: aboutOf(row),
    preview: previewOf(row),
    hasHistory: row.hasHistory,
    createdAt: row.createdAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
    answer: row.answer,
    dueAt: row.dueAt?.toISOString() ?? null,
    remainingMinutes: remainingMinutesOf(row, hours),
    pause: row.pauseReason,
    customerRepliedAt: row.customerRepliedAt?.toISOString() ?? null,
    waitingSince: row.waitingSince?.toISOString() ?? null,
    undeliveredAt: row.undeliveredAt?.toISOString() ?? null,
    appointment: appointmentOf(row),
    version: row.version,
  });
