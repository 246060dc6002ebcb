import { prefetchReplyPromise, type QueryClient } from '@dealership/ui-kit/query';
import { prefetchExchangeRate } from '../../shared/currency/use-exchange-rate.js';

export { ImportServicesPage as Page } from './import-services-page.js';

export async function prefetch(client: QueryClient): Promise<void> {
  await Promise.all([prefetchExchangeRate(client), prefetchReplyPromise(client, 'import')]);
}
