import type { InboxKind } from '@dealership/contracts';

/** Which request: its kind, and its number, the id of its row in the table of that kind. */
export interface RequestKey {
  kind: InboxKind;
  number: number;
}
