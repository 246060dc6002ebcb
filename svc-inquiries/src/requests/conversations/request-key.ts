import type { InboxKind } from '@dealership/contracts';

/** Identifies a request by its kind and its number, the row id in the table of that kind. */
export interface RequestKey {
  kind: InboxKind;
  number: number;
}
