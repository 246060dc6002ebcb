import { type InboxKind, requestKindOf } from '@dealership/contracts';

/** The title of a kind of request in e-mails to staff. */
export const titleOfKind = (kind: InboxKind): string =>
  requestKindOf(kind)?.titles.one.en ?? (kind === 'membership' ? 'Membership' : 'Reservation');
