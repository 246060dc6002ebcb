import type { AuctionSubscription } from '@dealership/contracts';
import { csvFile } from '@dealership/service-kit/csv';
import type { StreamableFile } from '@nestjs/common';

const COLUMNS: Partial<Record<keyof AuctionSubscription, string>> = {
  id: 'Number',
  paymentStatus: 'Payment status',
  active: 'Active',
  createdAt: 'Received (UTC)',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  country: 'Country',
  city: 'City',
  billingAddress: 'Billing address',
  zipCode: 'ZIP',
  language: 'Language',
  planType: 'Plan',
  planName: 'Plan name',
  durationMonths: 'Months',
  amount: 'Amount (USD)',
  startDate: 'Start (UTC)',
  endDate: 'End (UTC)',
  dueAt: 'Due (UTC)',
  loginSentAt: 'Login sent (UTC)',
  representative: 'Representative',
  termsAcceptedAt: 'Terms accepted (UTC)',
  disputedAt: 'Disputed (UTC)',
  refundedAt: 'Refunded (UTC)',
  stripePaymentId: 'Payment',
  notes: 'Notes',
};

const FIELDS = Object.keys(COLUMNS) as (keyof AuctionSubscription)[];

function record(subscription: AuctionSubscription): Record<string, string> {
  const cells = FIELDS.map((field) => [field, String(subscription[field] ?? '')]);
  return {
    ...Object.fromEntries(cells),
    planName: subscription.planName?.en ?? '',
    notes: subscription.notes.map(({ text }) => text).join('\n'),
  };
}

export function subscriptionsCsv(subscriptions: AsyncIterable<AuctionSubscription>): StreamableFile {
  async function* records() {
    for await (const subscription of subscriptions) yield record(subscription);
  }
  const columns = FIELDS.map((key) => ({ key, header: COLUMNS[key] ?? key }));
  return csvFile('auction-subscriptions', columns, records());
}
