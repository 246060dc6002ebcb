import { auctionPlansOf, type SettingValues } from '@dealership/contracts';
import type { QueryClient } from '@dealership/ui-kit/query';
import { feesQuery } from '../shared/fees/use-auction-fees.js';
import { plansQuery } from '../shared/plans/use-auction-plans.js';

/** Plans and fees as they would be. Only to look at: what is paid is the price that svc-payments has read of what is published. */
export function fillDrafts(client: QueryClient, { plans, fees }: SettingValues): void {
  client.setQueryData(plansQuery.queryKey, auctionPlansOf(plans));
  client.setQueryData(feesQuery.queryKey, fees);
}
