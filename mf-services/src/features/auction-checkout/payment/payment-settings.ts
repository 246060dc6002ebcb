import type { PaymentSettings } from '@dealership/contracts';
import { getPaymentSettings } from '@dealership/contracts/payments/endpoints';
import { call, queryOptions, useQuery } from '@dealership/ui-kit/query';
import { useState } from 'react';

export const settingsQuery = queryOptions({
  queryKey: ['payment-settings'],
  queryFn: ({ signal }) => call(getPaymentSettings, { signal }),
});

/**
 * The settings, as soon as anybody knows them: the service, or the receipt of the order, which names them too. `isUnknown`: the
 * card can only be asked for once the order is open.
 */
export function usePaymentSettings() {
  const { data, isError } = useQuery(settingsQuery);
  const [ofOrder, adopt] = useState<PaymentSettings>();
  const settings = ofOrder ?? data;
  return { settings, adopt, isUnknown: isError && !settings };
}
