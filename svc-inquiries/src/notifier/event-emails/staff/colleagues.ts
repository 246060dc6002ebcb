import type { ColleagueContact, InboxKind } from '@dealership/contracts';
import type { EmailContext } from '../../notification-options.js';

const addresses = (colleagues: ColleagueContact[]): string[] => colleagues.flatMap(({ email }) => email ?? []);

/** The address of the member of staff with that id: one or none. */
export const addressesOf = (colleagues: ColleagueContact[], id: number | null): string[] =>
  addresses(colleagues.filter((one) => one.id === id));

export const addressesOfManagers = (colleagues: ColleagueContact[]): string[] =>
  addresses(colleagues.filter(({ role }) => role === 'manager' || role === 'owner'));

/** Falls back to the recipients configured for the kind of request. */
export const staffRecipients = (to: string[], kind: InboxKind, { staffFor }: Pick<EmailContext, 'staffFor'>): string[] =>
  to.length ? to : staffFor(kind);
