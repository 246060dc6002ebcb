import type { OpeningHours } from '@dealership/contracts';
import { type EntityManager, type FindOptionsWhere, IsNull, Raw } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import { restoredClock } from './clock.js';
import { Conversation } from './conversation.entity.js';

type Where = FindOptionsWhere<Conversation>;

/** Columns once everything has been answered. */
export const NOT_WAITING = { customerRepliedAt: null, waitingSince: null } satisfies Partial<Conversation>;

/** Start of the wait that remains after an answer: an unanswered message, or a reply that was not delivered. */
export const remainingWait = ({
  customerRepliedAt,
  undeliveredAt,
}: Pick<Conversation, 'customerRepliedAt' | 'undeliveredAt'>): Date | null => customerRepliedAt ?? undeliveredAt;

/** With a new version, so that admin tabs that are open show it. */
async function write(manager: EntityManager, where: Where, columns: QueryDeepPartialEntity<Conversation>): Promise<void> {
  await manager.update(Conversation, where, { ...columns, version: () => 'version + 1' });
}

// A customer who is waiting for us is not one we wait for.
const STATE_AFTER_CUSTOMER_ACTION = () => `CASE WHEN state = 'waiting' THEN 'answered' ELSE state END`;

/** Starts the wait for an overdue step. Does nothing if the customer is already waiting. */
export const startStepWait = (manager: EntityManager, where: Where, from: Date): Promise<void> =>
  write(
    manager,
    { ...where, waitingSince: IsNull() },
    { waitingSince: from, stepWaitSince: from, state: STATE_AFTER_CUSTOMER_ACTION },
  );

/** Ends the wait if an overdue step began it, unless a message of the customer is unanswered. */
export const endStepWait = (manager: EntityManager, where: Where): Promise<void> =>
  write(
    manager,
    { ...where, waitingSince: Raw((waitingSince) => `${waitingSince} = step_wait_since`) },
    { waitingSince: () => 'customer_replied_at' },
  );

const WAIT_CHANGES = {
  start: { waitingSince: () => 'coalesce(waiting_since, now())' },
  // An unanswered message keeps the wait. An answer that is no longer needed is not measured.
  end: {
    waitingSince: () => 'customer_replied_at',
    clockStartedAt: () => 'CASE WHEN answered_at IS NOT NULL THEN clock_started_at END',
  },
};

/** Records that the customer acted: we no longer wait for them. `wait`: whether their own wait begins or ends. */
export const customerActed = (manager: EntityManager, where: Where, wait?: keyof typeof WAIT_CHANGES): Promise<void> =>
  write(manager, where, {
    state: STATE_AFTER_CUSTOMER_ACTION,
    ...(wait && WAIT_CHANGES[wait]),
  });

/** A wait that a change of the state alone had ended. */
export type EndedWait = Pick<Conversation, 'customerRepliedAt' | 'undeliveredAt'> & { waitingSince: Date };

/** Resumes that wait, with its deadline and its round of the clock. `row`: before it is resumed, with its new state. */
export async function resumeWait(manager: EntityManager, row: Conversation, wait: EndedWait, hours: OpeningHours): Promise<void> {
  const { id, round, clockStartedAt } = row;
  await manager.update(Conversation, id, wait);
  // The database begins another round with every wait. A clock that had not been started yet is started by its loop.
  const isSameRound = row.promisedMinutes !== null && clockStartedAt?.getTime() === wait.waitingSince.getTime();
  if (isSameRound) await manager.update(Conversation, id, { round, ...restoredClock(row, hours) });
}
