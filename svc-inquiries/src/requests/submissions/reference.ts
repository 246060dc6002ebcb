import { type InboxKind, requestReference } from '@dealership/contracts';
import type { Submission } from './submission.entity.js';

interface Numbered extends Pick<Submission, 'id' | 'createdAt'> {
  /** Reservations have a table of their own, and none. */
  kind?: InboxKind;
  details?: Partial<Record<string, unknown>>;
}

/** What a request is called to its sender and to staff; a membership by its payment. */
export const referenceOf = ({ id, createdAt, kind = 'reservation', details }: Numbered): string =>
  requestReference(kind, kind === 'membership' ? Number(details?.order ?? id) : id, createdAt);
