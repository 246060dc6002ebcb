import type { Language, Vehicle } from '@dealership/contracts';
import type { PrefetchContext } from '@dealership/ui-kit';
import { prefetchReplyPromise, type QueryClient } from '@dealership/ui-kit/query';
import { similarQuery } from '../../shared/similar/use-similar-vehicles.js';
import { vehicleQuery } from '../../shared/vehicle/vehicle-query.js';
import { financeEstimate } from './finance/finance-island.js';
import { financeTermsQuery } from './finance/finance-terms.js';
import { inquiryForm } from './inquiry/inquiry-island.js';

async function prefetchData(client: QueryClient, id: string | undefined, language: Language): Promise<void> {
  await client.prefetchQuery(vehicleQuery(id, language));
  const vehicle = client.getQueryData<Vehicle | null>(vehicleQuery(id, language).queryKey);
  if (vehicle) await client.prefetchQuery(similarQuery(vehicle));
}

/** Loads what the server renders: the vehicle, the finance terms and the inquiry form. */
export async function prefetchVehicle(client: QueryClient, { params, language }: PrefetchContext): Promise<void> {
  await Promise.all([
    prefetchData(client, params.id, language),
    client.prefetchQuery(financeTermsQuery),
    prefetchReplyPromise(client, 'contact'),
    inquiryForm.load(),
    financeEstimate.load(),
  ]);
}
