import type { JourneyPage } from '@dealership/contracts';
import { getJourneyPage } from '@dealership/contracts/inquiries/journeys/endpoints';
import { ApiError, call, queryOptions } from '@dealership/ui-kit/query';

/** `unknown`: the token belongs to no link. */
export type LinkState = { state: 'works'; journey: JourneyPage } | { state: 'expired' | 'revoked' | 'unknown' };

const SHOWN_MS = 30_000;

async function readJourney(token: string, signal: AbortSignal): Promise<LinkState> {
  try {
    return { state: 'works', journey: await call(getJourneyPage, { params: { token }, signal }) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 410) return { state: error.body?.code === 'JOURNEY_LINK_REVOKED' ? 'revoked' : 'expired' };
    if (error.status === 404 || error.status === 400) return { state: 'unknown' };
    throw error;
  }
}

/** Refetched when the visitor returns to the page, which may stay open for weeks. */
export const journeyQuery = (token = '') =>
  queryOptions({
    queryKey: ['journey', token],
    queryFn: ({ signal }) => readJourney(token, signal),
    staleTime: SHOWN_MS,
    refetchOnMount: false,
    refetchOnWindowFocus: true,
  });
