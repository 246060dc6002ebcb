import {
  type InboxChange,
  type InboxState,
  type LeadStatus,
  listOfKind,
  matchingStatus,
  type OpeningHours,
  type RequestKey,
  type ResponseChannel,
  type SettingValues,
  statesOfStatus,
} from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import { assertVersion, differences, recordStaffWrite, type StaffWrite } from '@dealership/service-kit/audit';
import type { EntityManager } from 'typeorm';
import { SCHEMA } from '../../database/schema.js';
import { Inquiry } from '../inquiries/inquiry.entity.js';
import { leadListOf } from '../lists/lead-lists.js';
import { writeStatus } from '../lists/write-status.js';
import { Reservation } from '../reservations/reservation.entity.js';
import { releaseTime } from '../schedule/release-time.js';
import { paused, resumed } from './clock.js';
import { Conversation } from './conversation.entity.js';
import { type EndedWait, NOT_WAITING, resumeWait } from './waits.js';

/** States in which somebody was answered. */
const ANSWERED_STATES: ReadonlySet<InboxState> = new Set(['answered', 'waiting', 'won', 'lost']);

/** Locks the request before its conversation, in the same order as a change of its status. */
export async function lockedConversation(manager: EntityManager, { kind, number }: RequestKey) {
  const lock = { mode: 'pessimistic_write' } as const;
  const sent = kind === 'reservation' ? Reservation : Inquiry;
  const request = await manager.findOne(sent, { select: { id: true, status: true }, where: { id: number }, lock });
  const conversation = request && (await manager.findOne(Conversation, { where: { kind, number }, lock }));
  if (!conversation) throw new AppError('REQUEST_NOT_FOUND', { kind, number });
  return { conversation, status: request.status };
}

/** States in which nobody waits for an answer any more. */
const CLOSED_STATES: ReadonlySet<InboxState> = new Set(['won', 'lost', 'spam']);

/**
 * Columns of a first answer. If an earlier state change had stopped the clock, measure until the answer; not if the
 * request was closed, or if the customer has started waiting again since.
 */
function firstAnswer({ answeredAt, round, state, clockStartedAt }: Conversation, answer: ResponseChannel): Partial<Conversation> {
  const isMeasured = answeredAt === null || (round === 0 && !CLOSED_STATES.has(state));
  return {
    answer,
    answeredAt: new Date(),
    answerMinutes: null,
    answeredInTime: null,
    clockStartedAt: isMeasured ? clockStartedAt : null,
  };
}

/**
 * Whether the change takes back an answer that was only a change of the state: nothing was sent. Requests without a clock
 * were entered as answered.
 */
const isTakenBack = (
  { answer, answeredAt, clockStartedAt }: Conversation,
  { state, answer: given }: Partial<InboxChange>,
): boolean => state === 'new' && !given && answer === null && answeredAt !== null && clockStartedAt !== null;

/** The wait that the change resumes. A request that is no longer spam waits from now on, unless the marking is undone. */
function resumedWait(row: Conversation, { wait, ...change }: Partial<InboxChange>): EndedWait | undefined {
  const dateOf = (at: string | null) => (at === null ? null : new Date(at));
  if (row.waitingSince) return undefined;
  if (wait)
    return {
      waitingSince: new Date(wait.waitingSince),
      customerRepliedAt: dateOf(wait.customerRepliedAt),
      undeliveredAt: dateOf(wait.undeliveredAt),
    };
  const isReopened = row.state !== 'spam' && isTakenBack(row, change);
  return isReopened ? { waitingSince: row.clockStartedAt as Date, customerRepliedAt: null, undeliveredAt: null } : undefined;
}

/** The columns after the change. */
function changed(
  row: Conversation,
  { state, lostReason, answer, ownerId, tags, reminder, pause }: Omit<InboxChange, 'version' | 'wait'>,
  hours: OpeningHours,
): Conversation {
  const next = { ...row };
  const requestedState = state ?? (answer && !ANSWERED_STATES.has(row.state) ? 'answered' : undefined);
  if (requestedState)
    Object.assign(next, { state: requestedState, lostReason: requestedState === 'lost' ? (lostReason ?? row.lostReason) : null });
  if (answer && row.answer === null) Object.assign(next, firstAnswer(row, answer));
  else if (isTakenBack(row, { state, answer }))
    Object.assign(next, { answeredAt: null, answerMinutes: null, answeredInTime: null });
  else if (next.answeredAt === null && ANSWERED_STATES.has(next.state)) next.answeredAt = new Date();
  // An answer by whatever channel also answers the customer's later questions.
  if (answer || state === 'answered') Object.assign(next, NOT_WAITING);
  if (ownerId !== undefined) next.ownerId = ownerId;
  if (tags) next.tags = tags;
  if (reminder !== undefined)
    Object.assign(next, { remindAt: reminder && new Date(reminder.at), remindNote: reminder?.note ?? null });
  if (pause !== undefined) Object.assign(next, pause === null ? resumed(row, hours) : paused(row, pause, hours));
  return next;
}

/** The fields for the audit log. */
const audited = ({ state, lostReason, ownerId, tags, remindAt, remindNote, pauseReason }: Conversation) => ({
  state,
  lostReason,
  ownerId,
  tags,
  remindAt,
  remindNote,
  pauseReason,
});

export interface ConversationWriter {
  staff: StaffWrite['staff'];
  requestId: string;
  hours: SettingValues['hours'];
  /** Extra audit fields. */
  also?: object;
  /** The status that was chosen in a list, if it fits the state. */
  status?: LeadStatus;
}

/** Writes a change, of staff or by what a customer did, and the resulting status. Without `version` nothing is checked. */
export async function changeConversation(
  manager: EntityManager,
  key: RequestKey,
  { version: seen, ...requested }: Omit<InboxChange, 'version'> & Partial<Pick<InboxChange, 'version'>>,
  { staff, requestId, hours, also, status: chosen }: ConversationWriter,
): Promise<void> {
  const { conversation, status } = await lockedConversation(manager, key);
  assertVersion(conversation, seen, { ...key });
  const isLost = requested.state === 'lost' && conversation.state !== 'lost' && conversation.inquiryId !== null;
  const isNotified = isLost && (await releaseTime(manager, conversation.inquiryId as number, staff));
  // The e-mail that cancels the appointment counts as an answer, as when staff cancel it directly.
  const change = isNotified && !requested.answer ? { ...requested, answer: 'appointment' as const } : requested;
  const next = changed(conversation, change, hours);
  const nextStatus = matchingStatus(next.state, chosen ?? status);
  const { before, after } = differences({ ...audited(conversation), status }, { ...audited(next), status: nextStatus });
  // A second answer leaves the row unchanged but is recorded in the audit log.
  const auditedChange = { ...after, ...(change.answer && { answer: change.answer }), ...also };
  if (Object.keys(auditedChange).length === 0) return;
  // Only what differs: other columns of the row are written by the database.
  const columns = differences(conversation, next).after;
  await manager.update(Conversation, conversation.id, { ...columns, version: conversation.version + 1 });
  const wait = resumedWait(conversation, change);
  if (wait) await resumeWait(manager, next, wait, hours);
  await writeStatus(manager, leadListOf(key.kind), {
    ...{ id: key.number, from: status, to: nextStatus, requestId },
    bays: hours.testDrivesAtOnce,
  });
  const write = { staff, action: 'update', entity: listOfKind(key.kind), entityId: key.number } as const;
  await recordStaffWrite(manager, SCHEMA, { ...write, before, after: auditedChange });
}

/** Writes the status that staff chose in a list, and the state that belongs to it unless the current one does. */
export async function changeStatus(
  manager: EntityManager,
  key: RequestKey,
  status: LeadStatus,
  writer: ConversationWriter,
): Promise<void> {
  const { conversation } = await lockedConversation(manager, key);
  const states = statesOfStatus(status);
  const change = states.includes(conversation.state) ? {} : { state: states[0] as InboxState };
  await changeConversation(manager, key, change, { ...writer, status });
}
