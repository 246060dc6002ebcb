import { getJourney, listJourneys } from '@dealership/contracts/inquiries/journeys/endpoints';
import { queryOptions } from '@dealership/ui-kit/query';
import { callStaff } from '../../shared/api/staff-api.js';
import { STAFF_DATA } from '../../shared/api/staff-data.js';
import { ALWAYS_REFETCH, staffQuery } from '../../shared/api/staff-query.js';

const MAX_JOURNEYS = 50;

/** Journeys with at least one step left. */
export const openJourneysQuery = (q: string) =>
  staffQuery('capture-journeys', listJourneys, { view: 'open', q: q || undefined, pageSize: MAX_JOURNEYS });

export const capturedJourneyQuery = (id: number) =>
  queryOptions({
    queryKey: [...STAFF_DATA, 'capture-journey', id],
    queryFn: ({ signal }) => callStaff(getJourney, { params: { id }, signal }),
    ...ALWAYS_REFETCH,
  });
