import type { PaymentStatus } from '@dealership/contracts';
import { getPayment } from '@dealership/contracts/payments/endpoints';
import { call } from '@dealership/ui-kit/query';
import { useEffect, useState } from 'react';
import { orderOf, removeOrder } from '../../../shared/order/orders.js';

const isPaidFor = ({ state }: PaymentStatus): boolean => state === 'succeeded' || state === 'processing';

/** Whether this tab has already paid for the plan, to prevent accidental double payment. */
export function usePaidBefore(plan: string) {
  const [isPaid, setPaid] = useState(false);
  useEffect(() => {
    const clientRef = orderOf(plan);
    if (!clientRef) return;
    const leaving = new AbortController();
    call(getPayment, { params: { clientRef }, signal: leaving.signal }).then(
      (status) => setPaid(isPaidFor(status)),
      (error: unknown) => {
        // Not critical: the order is checked again before any payment.
        if (!leaving.signal.aborted) console.warn('The order of this tab could not be looked at', error);
      },
    );
    return () => leaving.abort();
  }, [plan]);
  const buyAgain = () => {
    removeOrder(plan);
    setPaid(false);
  };
  return { isPaid, buyAgain };
}
