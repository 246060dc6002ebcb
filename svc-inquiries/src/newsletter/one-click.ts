import { newsletterLink } from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import * as z from 'zod/mini';

// The page sends the token as JSON; a mail provider's one-click (RFC 8058) posts a form to the address of List-Unsubscribe.
export const linkPart = z.optional(z.partial(newsletterLink));

export type LinkPart = z.infer<typeof linkPart>;

/** The token of whichever part has one. */
export function tokenOf(...parts: LinkPart[]): string {
  const token = parts.find((part) => part?.token)?.token;
  if (token) return token;
  throw new AppError('VALIDATION_FAILED', {}, { errors: [{ path: 'token', message: 'The link is not complete' }] });
}
