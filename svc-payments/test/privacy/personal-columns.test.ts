import { textColumns } from '@dealership/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SCHEMA } from '../../src/database/schema.js';
import { type Payments, startPayments } from '../support/payments.js';

const OF_STAFF = 'who of the staff did something, and from where; kept as the record of their work';
const CODE = 'a word from a fixed list';
const IDS = 'holds ids only';
const REPLACED = 'replaced by an erasure';
const BOOKS = 'kept with the payment, as bookkeeping requires';

/** What each column outside the notes holds, and why an erasure leaves it. Notes are deleted. */
const KEPT: Record<string, string> = {
  'audit.action': CODE,
  'audit.address': OF_STAFF,
  'audit.after': REPLACED,
  'audit.before': OF_STAFF,
  'audit.entity': CODE,
  'audit.person_name': OF_STAFF,
  'audit.session_id': OF_STAFF,
  'exchange_rate.currency': CODE,
  'outbox.event': CODE,
  'outbox.payload': IDS,
  'outbox.request_id': IDS,
  'outbox.traceparent': IDS,
  'payment.billing_address': REPLACED,
  'payment.city': REPLACED,
  'payment.country': 'kept for the taxes of the payment',
  'payment.currency': CODE,
  'payment.dispute': CODE,
  'payment.email': REPLACED,
  'payment.failure_code': CODE,
  'payment.failure_message': REPLACED,
  'payment.first_name': REPLACED,
  'payment.language': CODE,
  'payment.last_name': REPLACED,
  'payment.phone': REPLACED,
  'payment.plan': BOOKS,
  'payment.plan_features': BOOKS,
  'payment.plan_name': BOOKS,
  'payment.request_id': IDS,
  'payment.state': CODE,
  'payment.stripe_payment_id': IDS,
  'payment.zip_code': REPLACED,
  'stripe_event.id': IDS,
  'stripe_event.type': CODE,
  'subscription.login_sent_by': OF_STAFF,
  'subscription.member_email': REPLACED,
  'subscription.payment_status': CODE,
  'subscription.plan_type': BOOKS,
  'subscription.representative_name': OF_STAFF,
  'subscription.representative_phone': OF_STAFF,
};

let payments: Payments;

beforeAll(async () => {
  payments = await startPayments();
});
afterAll(() => payments.stop());

describe('a column that can hold personal data', () => {
  it('is deleted by an erasure, replaced, or kept for a reason named here', async () => {
    expect(await textColumns(payments.sql, SCHEMA, ['note'])).toEqual(Object.keys(KEPT).sort());
  });
});
