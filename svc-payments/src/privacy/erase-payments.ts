import { daysAgo } from '@dealership/service-kit/background';
import { expressionBuilder } from 'kysely';
import type { EntityManager } from 'typeorm';
import type { Payment } from '../payments/payment.entity.js';

const eb = expressionBuilder<{ p: Payment }, 'p'>();

/** Matches a payment that may still be made. Older checkouts are abandoned; the reconciliation skips them too. */
export const isOpen = eb.or([
  eb('p.state', '=', 'processing'),
  eb('p.state', 'in', ['pending', 'failed']).and('p.createdAt', '>', daysAgo(7)),
]);

/** Keeps what the law requires of a payment: ids, plan, amount, dates, and the country for its taxes. */
const ERASE_PAYMENTS = `
  UPDATE payments.payment SET first_name = 'erased', last_name = '', email = 'erased-' || id || '@erased.invalid', phone = '',
    city = '', billing_address = '', zip_code = NULL, failure_message = NULL, erased_at = now()
  WHERE id = ANY($1)`;

const ERASE_MEMBERS = `
  UPDATE payments.subscription SET member_email = 'erased-' || payment_id || '@erased.invalid' WHERE payment_id = ANY($1)`;

const ERASE_NOTES = `
  DELETE FROM payments.note n USING payments.subscription s WHERE n.subscription_id = s.id AND s.payment_id = ANY($1)`;

// Keeps the audit rows, without the texts of notes, which may be about the person.
const ERASE_NOTED = `
  UPDATE payments.audit SET after = '{"note": "erased"}'
  WHERE entity = 'auction-subscription' AND after ? 'note'
    AND entity_id IN (SELECT id FROM payments.subscription WHERE payment_id = ANY($1))`;

/** Replaces the buyers' personal data. */
export async function erasePayments(manager: EntityManager, paymentIds: number[]): Promise<void> {
  for (const erase of [ERASE_PAYMENTS, ERASE_MEMBERS, ERASE_NOTES, ERASE_NOTED]) await manager.query(erase, [paymentIds]);
}
