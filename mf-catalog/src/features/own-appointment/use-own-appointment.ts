import type { OwnAppointment } from '@dealership/contracts';
import { getOwnAppointment } from '@dealership/contracts/inquiries/appointments/endpoints';
import type { PrefetchContext } from '@dealership/ui-kit';
import { ApiError, call, type QueryClient, queryOptions, useQuery } from '@dealership/ui-kit/query';

/** Returns null for an invalid token. */
async function read(token: string, signal: AbortSignal): Promise<OwnAppointment | null> {
  // No call is made: without a token, the page is the same document for everybody.
  if (!token) return null;
  try {
    return await call(getOwnAppointment, { query: { token }, signal });
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null;
    throw error;
  }
}

const ownAppointmentQuery = (token: string) =>
  queryOptions({ queryKey: ['own-appointment', token], queryFn: ({ signal }) => read(token, signal) });

export const prefetchOwnAppointment = (client: QueryClient, { query }: PrefetchContext): Promise<void> =>
  client.prefetchQuery(ownAppointmentQuery(query.get('token') ?? ''));

export const useOwnAppointment = (token: string) => useQuery(ownAppointmentQuery(token));
