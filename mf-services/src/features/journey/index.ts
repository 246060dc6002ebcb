import type { PrefetchContext } from '@dealership/ui-kit';
import type { QueryClient } from '@dealership/ui-kit/query';
import { journeyQuery } from './journey-query.js';

export { JourneyPage as Page } from './journey-page.js';

export const prefetch = (client: QueryClient, { params }: PrefetchContext): Promise<void> =>
  client.prefetchQuery(journeyQuery(params.token));
