import type { PaymentNotice } from '@dealership/contracts';
import { emailTemplates } from '../../emails/email-templates.js';
import type { PaymentEventKind } from '../../emails/templates/payment-staff-email.js';
import type { EventEmail, Template } from '../event-email.js';
import { answersOfMember } from './answers-of-member.js';

interface MemberEmail {
  /** State the payment must have for the e-mail to be sent; it may have changed since. */
  state: PaymentNotice['state'];
  letter: 'paymentReceiptEmail' | 'paymentFailureEmail' | 'refundEmail' | 'refundReturnedEmail';
}

/** Buyers who mistype a card number retry at once, so only failures at least this old are e-mailed. */
const FAILURE_WAIT_MS = 10 * 60_000;

/** E-mails to the buyer. */
const MEMBER_EMAILS: Partial<Record<PaymentEventKind, MemberEmail>> = {
  succeeded: { state: 'succeeded', letter: 'paymentReceiptEmail' },
  failed: { state: 'failed', letter: 'paymentFailureEmail' },
  refunded: { state: 'refunded', letter: 'refundEmail' },
  refundFailed: { state: 'refunding', letter: 'refundReturnedEmail' },
};

/** Staff are notified of every payment event, the buyer only of those that still apply. */
export const paymentTemplate =
  (kind: PaymentEventKind): Template =>
  async (id, sources) => {
    const { payments, settings, requestId } = sources;
    const { staffFor, dealer } = settings;
    const payment = await payments.notice(id, requestId);
    if (!payment) return [];
    const write = async () => (await emailTemplates()).paymentStaffEmail(kind, payment, dealer, requestId);
    const emails: EventEmail[] = [{ audience: 'staff', to: staffFor('payment'), language: 'en', write }];
    const { email, language, state, failedAt, erasedAt } = payment;
    const member = MEMBER_EMAILS[kind];
    if (member?.state === state && erasedAt === null)
      emails.push({
        audience: 'visitor',
        to: [email],
        language,
        ...(kind === 'failed' && failedAt && { notBefore: new Date(Date.parse(failedAt) + FAILURE_WAIT_MS) }),
        write: async () => ({
          ...(await (await emailTemplates())[member.letter](payment, dealer)),
          ...(await answersOfMember(payment, sources)),
        }),
      });
    return emails;
  };
