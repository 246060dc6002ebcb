import { getOwnAppointment } from '@dealership/contracts/appointments/endpoints';
import type { PrefetchContext } from '@dealership/ui-kit';
import { ApiError, call, type QueryClient, queryOptions, useQuery } from '@dealership/ui-kit/query';

const ownAppointmentQuery = (token: string) =>
  queryOptions({
    queryKey: ['own-appointment', token],
    queryFn: ({ signal }) => {
      // Nothing is asked: the page without a token is the same document for everybody.
      if (!token) throw new ApiError(404, 'no token');
      return call(getOwnAppointment, { query: { token }, signal });
    },
  });

export const prefetchOwnAppointment = (client: QueryClient, { query }: PrefetchContext): Promise<void> =>
  client.prefetchQuery(ownAppointmentQuery(query.get('token') ?? ''));

export const useOwnAppointment = (token: string) => useQuery(ownAppointmentQuery(token));
