import { createHash } from 'node:crypto';
import type { RequestContext } from '@dealership/service-kit/endpoints';
import { e164 } from './phone.js';
import type { New, Submission } from './submission.entity.js';

/** Who sent a request. Staff may enter one without an e-mail address, and with one name of the two. */
export interface CustomerContent {
  firstName?: string | undefined;
  lastName?: string | undefined;
  email?: string | null | undefined;
  phone?: string | null | undefined;
  website?: string | undefined;
}

/** The same hash for the same kind and fields, in any order. */
export function contentHash(kind: string, content: object): string {
  const fields = Object.entries(content)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([kind, fields]))
    .digest('hex');
}

/** The columns common to every kind of submission. A filled honeypot makes it spam: stored, but nobody is notified. */
export const newSubmission = (kind: string, content: CustomerContent, context: RequestContext): New<Submission> => ({
  status: content.website ? 'spam' : 'new',
  firstName: content.firstName ?? '',
  lastName: content.lastName ?? '',
  email: content.email ?? null,
  phone: content.phone || null,
  phoneE164: content.phone ? e164(content.phone) : null,
  language: context.language,
  idempotencyKey: context.idempotencyKey ?? null,
  contentHash: contentHash(kind, content),
  requestId: context.requestId,
  visitSource: context.visitSource ?? null,
});
