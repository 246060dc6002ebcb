import { useEffect, useState } from 'react';
import { buyAgain, orderOf, usePaidOrder } from '../../../shared/order/orders.js';
import { isPaidElsewhere, isPaidHere } from '../order/paid-orders.js';

/** Whether this browser has already paid for the plan, in this tab or another, to prevent accidental double payment. */
export function usePaidBefore(plan: string) {
  const [isPaid, setPaid] = useState(false);
  const paidOrder = usePaidOrder(plan);
  // What this tab pays must not replace its form while the payment is being settled.
  const otherTabs = paidOrder === orderOf(plan) ? undefined : paidOrder;
  useEffect(() => {
    const leaving = new AbortController();
    const look = async () => {
      if (otherTabs && (await isPaidElsewhere(plan, leaving.signal))) return true;
      return isPaidHere(plan, leaving.signal);
    };
    look().then(
      (paid) => {
        if (!leaving.signal.aborted) setPaid(paid);
      },
      (error: unknown) => {
        // Not critical: the order is checked again before any payment.
        if (!leaving.signal.aborted) console.warn('The orders of this browser could not be looked at', error);
      },
    );
    return () => leaving.abort();
  }, [plan, otherTabs]);
  return {
    isPaid,
    setPaid,
    buyAgain: () => {
      buyAgain(plan);
      setPaid(false);
    },
  };
}
