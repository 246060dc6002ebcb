import type { QueryClient } from '@dealership/ui-kit/query';
import { upcomingVehiclesQuery } from '../../shared/cards/use-upcoming-vehicles.js';

export { UpcomingVehiclesSection as Section } from './upcoming-vehicles-section.js';
export const prefetch = (client: QueryClient): Promise<void> => client.prefetchQuery(upcomingVehiclesQuery);
