import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Header with the request id, from the browser to the e-mail. Invalid values are replaced. */
export const REQUEST_ID_HEADER = 'x-request-id';

const REQUEST_ID = /^[\w-]{8,64}$/;

/** The caller's id if valid, else a new one. */
export function requestIdOf({ headers }: { headers: IncomingHttpHeaders }): string {
  const given = headers[REQUEST_ID_HEADER];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
}
