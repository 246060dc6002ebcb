import { auctionPlansOf, type SettingValues } from '@dealership/contracts';
import type { QueryClient } from '@dealership/ui-kit/query';
import { feesQuery } from '../shared/fees/use-auction-fees.js';
import { plansQuery } from '../shared/plans/use-auction-plans.js';

/** Replaces plans and fees by their drafts. For previews only: svc-payments charges the published prices. */
export function fillDrafts(client: QueryClient, { plans, fees }: SettingValues): void {
  client.setQueryData(plansQuery.queryKey, auctionPlansOf(plans));
  client.setQueryData(feesQuery.queryKey, fees);
}
