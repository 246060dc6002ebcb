import type { Vehicle } from '@dealership/contracts';
import { Island, lazyComponent } from '@dealership/ui-kit/island';
// The server-rendered markup needs its styles before the component's code is loaded.
import '../../../shared/slider.module.css';
import './finance-estimate.module.css';

export const financeEstimate = lazyComponent(
  async () => (await import(/* webpackChunkName: "finance-estimate" */ './finance-estimate.js')).FinanceEstimate,
);

/** The monthly cost: a server-rendered example, hydrated on interaction. */
export function FinanceIsland({ vehicle: { price, sold, year } }: { vehicle: Vehicle }) {
  if (price === null || sold) return null;
  return <Island component={financeEstimate} when="interaction" props={{ price, year }} />;
}
