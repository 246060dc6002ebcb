import { type InboxKind, type RequestKind, requestKinds } from '@dealership/contracts';

/** What staff call a request of that kind. */
export const titleOf = (kind: InboxKind): string =>
  kind === 'reservation' ? 'Reservation' : (requestKinds[kind] as RequestKind).titles.one.en;
