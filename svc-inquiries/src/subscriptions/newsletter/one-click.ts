import type { TokenLink } from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';

/** The token, from whichever part of the request contains it. */
export function tokenOf(...parts: (Partial<TokenLink> | undefined)[]): string {
  const token = parts.find((part) => part?.token)?.token;
  if (token) return token;
  throw AppError.invalidField('token', 'The link is not complete');
}
