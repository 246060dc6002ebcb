import type { Membership as MembershipResponse } from '@dealership/contracts';
import { csvFile } from '@dealership/service-kit/csv';
import type { StreamableFile } from '@nestjs/common';

const COLUMNS: Partial<Record<keyof MembershipResponse, string>> = {
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

const FIELDS = Object.keys(COLUMNS) as (keyof MembershipResponse)[];

function record(membership: MembershipResponse): Record<string, string> {
  const cells = FIELDS.map((field) => [field, String(membership[field] ?? '')]);
  return {
    ...Object.fromEntries(cells),
    planName: membership.planName?.en ?? '',
    representative: [membership.representative?.name, membership.representative?.phone].filter(Boolean).join(', '),
    notes: membership.notes.map(({ text }) => text).join('\n'),
  };
}

export function membershipsCsv(memberships: AsyncIterable<MembershipResponse>): StreamableFile {
  async function* records() {
    for await (const membership of memberships) yield record(membership);
  }
  const columns = FIELDS.map((key) => ({ key, header: COLUMNS[key] ?? key }));
  return csvFile('auction-subscriptions', columns, records());
}
