import type { PaymentStatus } from '@dealership/contracts';
import { getPayment } from '@dealership/contracts/payments/endpoints';
import { ApiError, call } from '@dealership/ui-kit/query';
import { isBoughtAgain, orderOf, paidOrderOf } from '../../../shared/order/orders.js';

/** Whoever buys a plan again after a day is not doing so by mistake. */
const RECENT_MS = 24 * 60 * 60 * 1000;

const isPaid = ({ state }: PaymentStatus): boolean => state === 'succeeded' || state === 'processing';

const isRecent = ({ paidAt }: PaymentStatus): boolean => !paidAt || Date.now() - Date.parse(paidAt) < RECENT_MS;

const read = (clientRef: string, signal?: AbortSignal): Promise<PaymentStatus> =>
  call(getPayment, { params: { clientRef }, ...(signal && { signal }) });

/** Whether this tab's order for a plan is paid. */
export async function isPaidHere(plan: string, signal?: AbortSignal): Promise<boolean> {
  const clientRef = orderOf(plan);
  return clientRef !== undefined && isPaid(await read(clientRef, signal));
}

/** Whether another tab of this browser has just paid for a plan, and this one does not buy it again on purpose. */
export async function isPaidElsewhere(plan: string, signal?: AbortSignal): Promise<boolean> {
  const clientRef = paidOrderOf(plan);
  if (!clientRef || clientRef === orderOf(plan) || isBoughtAgain(plan, clientRef)) return false;
  const payment = await read(clientRef, signal).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  });
  return payment !== undefined && isPaid(payment) && isRecent(payment);
}
