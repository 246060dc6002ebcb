import type { PaymentNotice } from '@dealership/contracts';
import { emailTemplates } from '../../../emails/load-templates.js';
import type { PaymentEventKind } from '../../../emails/templates/payments/payment-staff-email.js';
import type { EmailsOfEvent, EventEmail } from '../../content/event-email.js';
import { answersOfMember } from './answers-of-member.js';

interface MemberEmail {
  /** State the payment must have for the e-mail to be sent; it may have changed since. */
  state: PaymentNotice['state'];
  /** Whether it is only for members with other memberships. */
  forOthers?: boolean;
  template: 'chargedBackEmail' | 'paymentReceiptEmail' | 'paymentFailureEmail' | 'refundEmail' | 'refundReturnedEmail';
}

/** Buyers who mistype a card number retry at once, so only failures at least this old are e-mailed. */
const FAILURE_WAIT_MS = 10 * 60_000;

/** E-mails to the buyer. */
const MEMBER_EMAILS: Partial<Record<PaymentEventKind, MemberEmail>> = {
  succeeded: { state: 'succeeded', template: 'paymentReceiptEmail' },
  failed: { state: 'failed', template: 'paymentFailureEmail' },
  refunded: { state: 'refunded', template: 'refundEmail' },
  refundFailed: { state: 'refunding', template: 'refundReturnedEmail' },
  disputeClosed: { state: 'charged-back', template: 'chargedBackEmail', forOthers: true },
};

/** Staff are notified of every payment event, the buyer only of those that still apply. */
export const paymentEmails =
  (kind: PaymentEventKind): EmailsOfEvent =>
  async (id, sources) => {
    const { payments, context, requestId } = sources;
    const { staffFor, dealer } = context;
    const payment = await payments.notice(id, requestId);
    if (!payment) return [];
    const write = async () => (await emailTemplates()).paymentStaffEmail(kind, payment, dealer);
    const emails: EventEmail[] = [{ audience: 'staff', to: staffFor('payment'), language: 'en', write }];
    const { email, language, state, failedAt, erasedAt } = payment;
    const member = MEMBER_EMAILS[kind];
    const hasOthers = payment.otherMemberships && payment.otherMemberships.length > 0;
    if (member?.state === state && erasedAt === null && (hasOthers || !member.forOthers))
      emails.push({
        audience: 'visitor',
        to: [email],
        language,
        ...(kind === 'failed' && failedAt && { notBefore: new Date(Date.parse(failedAt) + FAILURE_WAIT_MS) }),
        write: async () => ({
          ...(await (await emailTemplates())[member.template](payment, dealer)),
          ...(await answersOfMember(payment, sources)),
        }),
      });
    return emails;
  };
