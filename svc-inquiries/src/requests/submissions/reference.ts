import { type InboxKind, requestReference } from '@dealership/contracts';
import type { Submission } from './submission.entity.js';

interface Numbered extends Pick<Submission, 'id' | 'createdAt'> {
  /** Undefined for reservations, which have their own table. */
  kind?: InboxKind;
  details?: Partial<Record<string, unknown>>;
}

/** A request's reference for its sender and staff; memberships use their payment's. */
export const referenceOf = ({ id, createdAt, kind = 'reservation', details }: Numbered): string =>
  requestReference(kind, kind === 'membership' ? Number(details?.order ?? id) : id, createdAt);
