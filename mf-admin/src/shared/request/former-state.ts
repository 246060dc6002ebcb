import type { InboxChange, InboxRequest } from '@dealership/contracts';

/** The wait that a change ended, unless the customer was told something by it. */
function endedWait({ waitingSince, customerRepliedAt, undeliveredAt, answer }: InboxRequest, changed: InboxRequest) {
  const isEnded = waitingSince !== null && changed.waitingSince === null && changed.answer === answer;
  return isEnded ? { wait: { waitingSince, customerRepliedAt, undeliveredAt } } : {};
}

/** The change that takes a change of state back. */
export function formerState(before: InboxRequest, changed: InboxRequest): Omit<InboxChange, 'version'> {
  const { state, lostReason } = before;
  return { state, ...(lostReason && { lostReason }), ...endedWait(before, changed) };
}
