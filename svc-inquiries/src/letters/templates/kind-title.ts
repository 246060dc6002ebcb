import { type InboxKind, requestKindOf } from '@dealership/contracts';

/** What a request of a kind is called in letters to staff. */
export const titleOfKind = (kind: InboxKind): string =>
  requestKindOf(kind)?.titles.one.en ?? (kind === 'membership' ? 'Membership' : 'Reservation');
