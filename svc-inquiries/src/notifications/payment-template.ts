import type { PaymentNotice } from '@dealership/contracts';
import type { Email } from './emails/email.js';
import type { Template } from './notice.js';
import type { DealerContact } from './notification-settings.js';
import { paymentFailureEmail, paymentReceiptEmail, refundEmail } from './templates/payment-emails.js';
import { type PaymentEventKind, paymentStaffEmail } from './templates/payment-staff-email.js';

/** What the buyer is written, and in which state of the payment: by the time of the e-mail another one may have come. */
const MEMBER_EMAILS: Partial<
  Record<PaymentEventKind, { state: PaymentNotice['state']; write: (payment: PaymentNotice, dealer: DealerContact) => Email }>
> = {
  succeeded: { state: 'succeeded', write: paymentReceiptEmail },
  failed: { state: 'failed', write: paymentFailureEmail },
  refunded: { state: 'refunded', write: refundEmail },
};

/** The staff hear of everything that happens to a payment, the buyer of what still holds. */
export const paymentTemplate =
  (kind: PaymentEventKind): Template =>
  async (id, { payments, settings: { staff, dealer }, requestId }) => {
    const payment = await payments.notice(id, requestId);
    if (!payment) return [];
    const { email, language, state, erasedAt } = payment;
    const member = MEMBER_EMAILS[kind];
    const holds = member && member.state === state && erasedAt === null;
    return [
      { audience: 'staff', to: staff, language: 'en', write: () => paymentStaffEmail(kind, payment, dealer, requestId) },
      ...(holds ? [{ audience: 'visitor' as const, to: [email], language, write: () => member.write(payment, dealer) }] : []),
    ];
  };
