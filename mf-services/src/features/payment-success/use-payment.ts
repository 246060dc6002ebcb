import type { PaymentStatus } from '@dealership/contracts';
import { claimMembership, getPayment } from '@dealership/contracts/payments/endpoints';
import { ApiError, call, useQuery } from '@dealership/ui-kit/query';
import { useRef } from 'react';
import { lastOrder, orderOf, paidOrderOf } from '../../shared/order/orders.js';

/** Polling intervals: each is one and a half times as long as the previous one. */
const POLLING = { initialMs: 1500, growth: 1.5, maxMs: 30_000 };

export interface WhichPayment {
  /** The id that the payment provider appends to the URL. */
  stripePaymentId: string | null;
  plan: string | null;
}

/** `null`: no payment to show. */
export type Payment = PaymentStatus | null;

/** The URL is user input: treat a rejected id like an unknown one. */
const unknownIsNone = (error: unknown): null => {
  if (error instanceof ApiError && (error.status === 400 || error.status === 404)) return null;
  throw error;
};

async function readPayment(clientRef: string | undefined, stripePaymentId: string | null, signal: AbortSignal): Promise<Payment> {
  if (clientRef) return call(getPayment, { params: { clientRef }, signal });
  return stripePaymentId ? call(claimMembership, { body: { stripePaymentId }, signal }) : null;
}

/** The payment's state on our server, polled while the bank is processing it. */
export function usePayment({ stripePaymentId, plan }: WhichPayment) {
  const known = useRef<string>(undefined);
  return useQuery({
    queryKey: ['payment', stripePaymentId, plan],
    queryFn: async ({ signal }): Promise<Payment> => {
      const clientRef =
        known.current ?? (stripePaymentId ? undefined : ((plan && (paidOrderOf(plan) ?? orderOf(plan))) ?? lastOrder()));
      const payment = await readPayment(clientRef, stripePaymentId, signal).catch(unknownIsNone);
      known.current = payment?.clientRef;
      return payment;
    },
    // The next visit may concern another payment.
    gcTime: 0,
    refetchInterval: ({ state: { data, dataUpdateCount, errorUpdateCount } }) =>
      data?.state === 'processing' &&
      Math.min(POLLING.initialMs * POLLING.growth ** (dataUpdateCount + errorUpdateCount - 1), POLLING.maxMs),
  });
}
