import { getJourney, listJourneys } from '@dealership/contracts/journeys/endpoints';
import { queryOptions } from '@dealership/ui-kit/query';
import { callStaff } from '../../shared/api/staff-api.js';
import { STAFF_DATA } from '../../shared/api/staff-data.js';
import { ALWAYS_REFETCH, staffQuery } from '../../shared/api/staff-query.js';

const AT_ONCE = 50;

/** Journeys with at least one step left. */
export const openJourneysQuery = (q: string) =>
  staffQuery('quay-journeys', listJourneys, { view: 'open', q: q || undefined, pageSize: AT_ONCE });

export const quayJourneyQuery = (id: number) =>
  queryOptions({
    queryKey: [...STAFF_DATA, 'quay-journey', id],
    queryFn: ({ signal }) => callStaff(getJourney, { params: { id }, signal }),
    ...ALWAYS_REFETCH,
  });
