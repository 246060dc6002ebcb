import type { PaymentSettings } from '@dealership/contracts';
import { getPaymentSettings } from '@dealership/contracts/payments/endpoints';
import { call, queryOptions, useQuery } from '@dealership/ui-kit/query';
import { useState } from 'react';

export const settingsQuery = queryOptions({
  queryKey: ['payment-settings'],
  queryFn: ({ signal }) => call(getPaymentSettings, { signal }),
});

/**
 * The payment settings from the service or, failing that, from the order's receipt. `isUnknown`: card data can be
 * entered only once the order is open.
 */
export function usePaymentSettings() {
  const { data, isError } = useQuery(settingsQuery);
  const [ofOrder, adopt] = useState<PaymentSettings>();
  const settings = ofOrder ?? data;
  return { settings, adopt, isUnknown: isError && !settings };
}
