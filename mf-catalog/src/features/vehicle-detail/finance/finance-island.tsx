import type { Vehicle } from '@dealership/contracts';
import { Island, lazyPart } from '@dealership/ui-kit/island';
// The server's estimate needs its styles before its code comes.
import './finance-estimate.module.css';

export const financeEstimatePart = lazyPart(
  async () => (await import(/* webpackChunkName: "finance-estimate" */ './finance-estimate.js')).FinanceEstimate,
);

/** What the car would cost a month: rendered by the server as an example, hydrated when somebody touches it. */
export function FinanceIsland({ vehicle: { price, sold } }: { vehicle: Vehicle }) {
  if (price === null || sold) return null;
  return <Island part={financeEstimatePart} when="interaction" props={{ price }} />;
}
