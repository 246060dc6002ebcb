import type { QueryClient } from '@dealership/ui-kit/query';
import { newestVehiclesQuery } from '../../shared/newest-vehicles/use-newest-vehicles.js';

export { NewestVehiclesSection as Section } from './newest-vehicles-section.js';
export const prefetch = (client: QueryClient): Promise<void> => client.prefetchQuery(newestVehiclesQuery);
