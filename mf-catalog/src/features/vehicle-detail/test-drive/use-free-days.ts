import { bookableDays, type TestDriveSlots } from '@dealership/contracts';
import { getTestDriveSlots } from '@dealership/contracts/inquiries/appointments/endpoints';
import { ApiError, call, useQuery } from '@dealership/ui-kit/query';
import { useMemo } from 'react';
import { bookableTimes } from './test-drive-days.js';

/** The car can no longer be driven. */
const GONE: ReadonlySet<string> = new Set(['VEHICLE_SOLD', 'VEHICLE_NOT_FOUND']);

type FreeDay = TestDriveSlots['days'][number];

/** Times according to the opening hours, including taken ones. */
function openDays(): FreeDay[] {
  const { first, last } = bookableDays();
  const days: FreeDay[] = [];
  for (const day = new Date(first); day <= new Date(last); day.setUTCDate(day.getUTCDate() + 1)) {
    const date = day.toISOString().slice(0, 10);
    const times = bookableTimes(date);
    if (times.length) days.push({ date, times });
  }
  return days;
}

/**
 * Days and times for a test drive. Uses the opening hours until the service answers, or if it fails: the service checks
 * again on submission.
 */
export function useFreeDays(vehicleId: number) {
  const { data, error, refetch } = useQuery({
    queryKey: ['test-drive-slots', vehicleId],
    queryFn: ({ signal }) => call(getTestDriveSlots, { query: { vehicleId }, signal }),
    staleTime: 10_000,
  });
  const open = useMemo(openDays, []);
  const refusal = error instanceof ApiError && GONE.has(error.body?.code ?? '') ? error.body : undefined;
  return { days: data?.days ?? open, isWish: error !== null && !data, refusal, refetch };
}
