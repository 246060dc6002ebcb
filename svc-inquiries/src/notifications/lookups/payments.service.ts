import { endpointPath, type PaymentNotice, paymentNotice } from '@dealership/contracts';
import { getPaymentNotice } from '@dealership/contracts/payments/endpoints';
import { REQUEST_ID_HEADER } from '@dealership/server-kit';
import { signServiceToken } from '@dealership/service-kit/staff';
import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { NOTIFICATION_SETTINGS, type NotificationSettings } from '../notification-settings.js';

const DEADLINE_MS = 5000;

const refusal = z.object({ code: z.literal('PAYMENT_NOT_FOUND') });

/** Reads svc-payments, which alone knows the payments. */
@Injectable()
export class PaymentsService {
  constructor(@Inject(NOTIFICATION_SETTINGS) private readonly settings: NotificationSettings) {}

  /** What e-mails may say of a payment as it is now; undefined when there is no such payment. Throws while svc-payments is unavailable. */
  async notice(paymentId: number, requestId: string | null): Promise<PaymentNotice | undefined> {
    const { url, tokenKey } = this.settings.payments;
    const headers = {
      authorization: `Bearer ${signServiceToken({ audience: 'svc-payments', key: tokenKey }, 'notifier')}`,
      ...(requestId && { [REQUEST_ID_HEADER]: requestId }),
    };
    const response = await this.fetch(url + endpointPath(getPaymentNotice, { id: paymentId }), headers);
    const body: unknown = await response.json().catch(() => undefined);
    // Somebody else's 404, a proxy's say, says nothing about the payment.
    if (response.status === 404 && refusal.safeParse(body).success) return undefined;
    if (!response.ok) throw new Error(`svc-payments answered ${response.status} about a payment`);
    return paymentNotice.parse(body);
  }

  private async fetch(url: string, headers: Record<string, string>): Promise<Response> {
    try {
      return await fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(DEADLINE_MS) });
    } catch (cause) {
      throw new Error('svc-payments does not answer', { cause });
    }
  }
}
