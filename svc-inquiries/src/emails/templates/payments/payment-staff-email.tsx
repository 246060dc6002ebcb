import { adminPath, customerName, type DisputeState, type PaymentNotice, requestReference } from '@dealership/contracts';
import { e164 } from '../../../requests/submissions/phone.js';
import type { DealerContact } from '../../../service-clients/site/dealer-contact.js';
import type { Fact } from '../../layout/elements/fact.js';
import type { Email } from '../../layout/email.js';
import { dubaiTimeText, emailFact, entryFact, languageName, staffEmail } from '../../layout/staff-email.js';
import { phoneFact } from '../customer-facts.js';
import { amountFact, planText } from './payment-facts.js';

export type PaymentEventKind = 'succeeded' | 'failed' | 'cancelled' | 'refunded' | 'refundFailed' | 'disputed' | 'disputeClosed';

/** The event of a payment. For a closed dispute its outcome, unless another dispute or an appeal is open by now. */
type News = PaymentEventKind | 'disputeWon' | 'disputeLost';

const NEWS: Record<News, string> = {
  succeeded: 'Auction access bought',
  failed: 'Payment failed',
  cancelled: 'Payment cancelled',
  refunded: 'Membership fee refunded',
  refundFailed: 'Refund returned by the bank',
  disputed: 'Payment disputed by the bank',
  disputeClosed: 'Payment dispute decided',
  disputeWon: 'Payment dispute won',
  disputeLost: 'Payment dispute lost',
};

const STATES: Record<PaymentNotice['state'], string> = {
  pending: 'Not paid yet',
  processing: 'Being processed',
  failed: 'Failed',
  cancelled: 'Cancelled',
  succeeded: 'Paid',
  refunding: 'Being refunded',
  refunded: 'Refunded',
  'charged-back': 'Given back by the bank',
};

const COUNTRIES = new Intl.DisplayNames('en', { type: 'region' });

const countryName = (code: string): string => (code === 'OTHER' ? 'Another country' : code && (COUNTRIES.of(code) ?? code));

function wonText({ state, endDate }: PaymentNotice): string {
  if (state === 'refunding') return 'Nothing: the bank decided for us, and the refund that was begun goes on.';
  if (state !== 'succeeded') return 'Nothing: the bank decided for us.';
  const lasts = endDate !== null && Date.parse(endDate) > Date.now();
  return `Nothing: the bank decided for us; a refund is possible again.${lasts ? ' The membership goes on.' : ''}`;
}

/** What staff have to do now. */
const TASKS: Partial<Record<News, (payment: PaymentNotice) => string>> = {
  succeeded: () =>
    'Complete the profile with the member, send the login credentials and assign an auction representative within 24 hours.',
  refundFailed: ({ state }) =>
    state === 'refunding'
      ? 'Ask the buyer for another way to give the money back: the bank has returned it, and the membership has ended.'
      : 'Nothing: the money has gone back by now.',
  disputed: ({ dispute }) =>
    dispute === 'open'
      ? 'Answer the dispute at the payment provider in time. Until it is decided the bank holds the money.'
      : 'Nothing: the bank has decided by now.',
  disputeWon: wonText,
  disputeLost: ({ otherMemberships = [] }) =>
    otherMemberships.length === 0
      ? 'Close the access: the bank has given the money back to the buyer, and the membership has ended.'
      : 'Close only the access of this membership: the bank has given its money back; the member has others that remain.',
};

const DECISIONS: Record<DisputeState, News> = { open: 'disputeClosed', won: 'disputeWon', lost: 'disputeLost' };

const newsOf = (kind: PaymentEventKind, { dispute }: PaymentNotice): News =>
  kind === 'disputeClosed' ? DECISIONS[dispute ?? 'open'] : kind;

const time = (moment: string | null): string => (moment ? dubaiTimeText(new Date(moment)) : '');

/** Facts that only some payments have. */
function happenings(payment: PaymentNotice): Fact[] {
  // A failed attempt before a successful one is no longer relevant.
  const failure = payment.succeededAt === null;
  const moments: [string, string | null][] = [
    ['Paid', payment.succeededAt],
    ['Access from', payment.startDate],
    ['Access until', payment.endDate],
    ['Last failure', failure ? payment.failedAt : null],
    ['Failure', failure ? [payment.failureReason, payment.failureCode].filter(Boolean).join(' – ') : null],
    ['Cancelled', payment.cancelledAt],
    ['Refunded', payment.refundedAt],
    ['Disputed', payment.disputedAt],
    ['Dispute closed', payment.disputeClosedAt],
  ];
  return moments.flatMap(([label, value]) => (value ? [{ label, text: label === 'Failure' ? value : time(value) }] : []));
}

/** By which staff find the payment at Stripe. */
const stripeFact = ({ stripePaymentId }: PaymentNotice): Fact => ({
  label: 'Stripe payment',
  text: stripePaymentId,
  content: <small>{stripePaymentId}</small>,
});

/** The e-mail to staff about a payment, with everything known about it. */
export function paymentStaffEmail(kind: PaymentEventKind, payment: PaymentNotice, dealer: DealerContact): Promise<Email> {
  const { email, phone, city, billingAddress, zipCode } = payment;
  const name = customerName(payment);
  const reference = requestReference('membership', payment.id, payment.createdAt);
  const news = newsOf(kind, payment);
  const task = TASKS[news]?.(payment);
  const page = payment.subscriptionId === null ? undefined : adminPath('memberships', { entry: payment.subscriptionId });
  const due = payment.loginSentAt && payment.representative ? null : payment.dueAt;
  const facts: Fact[] = [
    ...(task ? [{ label: 'To do', text: task }] : []),
    ...(due ? [{ label: 'Login and representative due', text: time(due) }] : []),
    page === undefined ? { label: 'Reference', text: reference } : entryFact('Reference', reference, page, dealer),
    { label: 'State now', text: STATES[payment.state] },
    { label: 'Membership', text: planText(payment, 'en') },
    amountFact('Amount', payment),
    { label: 'Started', text: time(payment.createdAt) },
    ...happenings(payment),
    { label: 'Name', text: name },
    emailFact(email),
    phoneFact({ phone, phoneE164: e164(phone) }),
    { label: 'Country', text: countryName(payment.country) },
    { label: 'Billing address', text: [billingAddress, city, zipCode].filter(Boolean).join(', ') },
    { label: 'Language', text: languageName(payment.language) },
    stripeFact(payment),
  ];
  return staffEmail(
    {
      subject: `${reference} ${NEWS[news]}: ${name}`,
      name,
      email,
      facts,
      ...(page && { page }),
    },
    dealer,
  );
}
