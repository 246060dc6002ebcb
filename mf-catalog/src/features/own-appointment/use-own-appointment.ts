import type { OwnAppointment } from '@dealership/contracts';
import { getOwnAppointment } from '@dealership/contracts/inquiries/appointments/endpoints';
import { type PrefetchContext, useLanguage } from '@dealership/ui-kit';
import { ApiError, call, prefetchReplyPromise, type QueryClient, queryOptions, useQuery } from '@dealership/ui-kit/query';
import { vehicleQuery } from '../../shared/vehicle/vehicle-query.js';

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

export async function prefetchOwnAppointment(client: QueryClient, { query, language }: PrefetchContext): Promise<void> {
  const appointmentQuery = ownAppointmentQuery(query.get('token') ?? '');
  await client.prefetchQuery(appointmentQuery);
  const appointment = client.getQueryData(appointmentQuery.queryKey);
  if (!appointment) return;
  await Promise.all([
    client.prefetchQuery(vehicleQuery(String(appointment.vehicleId), language)),
    prefetchReplyPromise(client, 'test_drive'),
  ]);
}

export const useOwnAppointment = (token: string) => useQuery(ownAppointmentQuery(token));

/** The appointment's car, if it is still on the site. */
export function useVehicleOf({ vehicleId }: OwnAppointment) {
  const { language } = useLanguage();
  return useQuery(vehicleQuery(String(vehicleId), language)).data;
}
