import type { LeadStatus } from './leads.js';

/** `waiting`: for the customer; `lost` requires a reason. */
export const INBOX_STATES = ['new', 'answered', 'waiting', 'won', 'lost', 'spam'] as const;

export type InboxState = (typeof INBOX_STATES)[number];

/** List statuses that match an inbox state. */
const STATUSES_OF_STATE: Record<InboxState, readonly [LeadStatus, ...LeadStatus[]]> = {
  new: ['new'],
  answered: ['in_progress', 'done'],
  waiting: ['in_progress'],
  won: ['done'],
  lost: ['done'],
  spam: ['spam'],
};

/** Inbox states that match a list status, first the one that the status alone leads to. */
export const statesOfStatus = (status: LeadStatus): InboxState[] =>
  INBOX_STATES.filter((state) => STATUSES_OF_STATE[state].includes(status));

/** The status of a request in that state: its own if it matches, else the first that does. */
export const matchingStatus = (state: InboxState, status: LeadStatus): LeadStatus =>
  STATUSES_OF_STATE[state].includes(status) ? status : STATUSES_OF_STATE[state][0];
