import type { QueryClient } from '@dealership/ui-kit/query';
import { featuredVehiclesQuery } from './use-featured-vehicles.js';

export { FeaturedVehiclesSection as Section } from './featured-vehicles-section.js';
export const prefetch = (client: QueryClient): Promise<void> => client.prefetchQuery(featuredVehiclesQuery);
