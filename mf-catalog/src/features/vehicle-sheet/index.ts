import type { PrefetchContext } from '@dealership/ui-kit';
import type { QueryClient } from '@dealership/ui-kit/query';
import { vehicleQuery } from '../../shared/vehicle/vehicle-query.js';

export { VehicleSheetPage as Page } from './vehicle-sheet-page.js';

export const prefetch = (client: QueryClient, { params, language }: PrefetchContext): Promise<void> =>
  client.prefetchQuery(vehicleQuery(params.id, language));
