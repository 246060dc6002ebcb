import { prefetchReplyPromise, type QueryClient } from '@dealership/ui-kit/query';

export { VehicleSourcingPage as Page } from './vehicle-sourcing-page.js';

export const prefetch = (client: QueryClient): Promise<void> => prefetchReplyPromise(client, 'sourcing');
