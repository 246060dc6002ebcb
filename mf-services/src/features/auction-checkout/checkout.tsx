import type { AuctionPlan } from '@dealership/contracts';
import { useState } from 'react';
import styles from './checkout.module.css';
import { CheckoutForm } from './order/checkout-form.js';
import { OrderSummary } from './summary/order-summary.js';
import { PaidBefore } from './summary/paid-before.js';
import { RunningMembership } from './summary/running-membership.js';
import { usePaidBefore } from './summary/use-paid-before.js';

export interface CheckoutProps {
  plan: AuctionPlan;
}

/** The order summary and the checkout form. */
export function Checkout({ plan }: CheckoutProps) {
  // An order keeps the price at which it was opened, even if the plan's price has changed since.
  const [amount, setAmount] = useState(plan.price);
  const { isPaid, setPaid, buyAgain } = usePaidBefore(plan.key);
  return (
    <div className={styles.checkout}>
      <OrderSummary plan={plan} amount={amount} />
      {isPaid ? (
        <PaidBefore plan={plan.key} onAgain={buyAgain} />
      ) : (
        <div className={styles.form}>
          <RunningMembership />
          <CheckoutForm plan={plan.key} amount={amount} onAmount={setAmount} onPaid={() => setPaid(true)} />
        </div>
      )}
    </div>
  );
}
