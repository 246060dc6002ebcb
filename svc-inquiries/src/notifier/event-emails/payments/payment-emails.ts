import type { PaymentNotice } from '@dealership/contracts';
import type { PaymentEventKind } from '../../../emails/templates/payments/payment-staff-email.js';
import type { EmailSources, EmailsOfEvent, EventEmail } from '../../content/event-email.js';
import { fromTemplate } from '../../content/from-template.js';
import { answersOfMember } from './answers-of-member.js';

interface MemberEmail {
  /** State the payment must have for the e-mail to be sent; it may have changed since. */
  state: PaymentNotice['state'];
  /** Whether it is only for members with other memberships. */
  forOthers?: boolean;
  /** Whether it takes back an e-mail about a lost dispute. */
  afterLoss?: boolean;
  template:
    | 'chargedBackEmail'
    | 'chargeReturnedEmail'
    | 'paymentReceiptEmail'
    | 'paymentFailureEmail'
    | 'refundEmail'
    | 'refundReturnedEmail';
}

/** Buyers who mistype a card number retry at once, so only failures at least this old are e-mailed. */
const FAILURE_WAIT_MS = 10 * 60_000;

/** E-mails to the buyer. */
const MEMBER_EMAILS: Partial<Record<PaymentEventKind, MemberEmail[]>> = {
  succeeded: [{ state: 'succeeded', template: 'paymentReceiptEmail' }],
  failed: [{ state: 'failed', template: 'paymentFailureEmail' }],
  refunded: [{ state: 'refunded', template: 'refundEmail' }],
  refundFailed: [{ state: 'refunding', template: 'refundReturnedEmail' }],
  disputeClosed: [
    { state: 'charged-back', template: 'chargedBackEmail', forOthers: true },
    { state: 'succeeded', template: 'chargeReturnedEmail', afterLoss: true },
  ],
};

const RETURNED = 'chargeReturnedEmail' satisfies MemberEmail['template'];

// Those of earlier releases name no template: they alternate, and the first one said that the membership ended.
const LAST_DECISION = `
  SELECT coalesce(template <> $3, count(*) OVER () % 2 = 1) AS "isLoss" FROM inquiries.notification
  WHERE event = 'payment.dispute-closed' AND subject_id = $1 AND occurrence < $2 AND audience = 'visitor' AND state = 'sent'
  ORDER BY occurrence DESC LIMIT 1`;

/** Whether the last e-mail about a decided dispute said that the membership ended, not that it is valid again. */
async function wasToldOfLoss(payment: PaymentNotice, { manager, occurrence }: EmailSources): Promise<boolean> {
  if (payment.endDate === null || Date.parse(payment.endDate) <= Date.now()) return false;
  const [last] = await manager.query<{ isLoss: boolean }[]>(LAST_DECISION, [payment.id, occurrence, RETURNED]);
  return last?.isLoss ?? false;
}

/** Staff are notified of every payment event, the buyer only of those that still apply. */
export const paymentEmails =
  (kind: PaymentEventKind): EmailsOfEvent =>
  async (id, sources) => {
    const { payments, context, requestId } = sources;
    const { staffFor, dealer } = context;
    const payment = await payments.notice(id, requestId);
    if (!payment) return [];
    const content = fromTemplate('paymentStaffEmail', (template) => template(kind, payment, dealer));
    const emails: EventEmail[] = [{ audience: 'staff', to: staffFor('payment'), language: 'en', ...content }];
    const { email, language, state, failedAt, erasedAt } = payment;
    const member = MEMBER_EMAILS[kind]?.find((email) => email.state === state);
    const hasOthers = payment.otherMemberships && payment.otherMemberships.length > 0;
    const isAddressed = member && erasedAt === null && (hasOthers || !member.forOthers);
    if (isAddressed && (!member.afterLoss || (await wasToldOfLoss(payment, sources))))
      emails.push({
        audience: 'visitor',
        to: [email],
        language,
        ...(kind === 'failed' && failedAt && { notBefore: new Date(Date.parse(failedAt) + FAILURE_WAIT_MS) }),
        ...fromTemplate(member.template, async (template) => ({
          ...(await template(payment, dealer)),
          ...(await answersOfMember(payment, sources)),
        })),
      });
    return emails;
  };
