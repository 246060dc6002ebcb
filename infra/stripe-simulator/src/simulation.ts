import { type State } from './state/state.ts';
import type { Deliveries } from './webhooks/deliveries.ts';

/** What a test may set. */
export interface Settings {
  /** How often each event is delivered. */
  deliveriesPerEvent: number;
  /** New events wait until they are released. */
  holdWebhooks: boolean;
  /** Payments stay in 'processing' until they are settled. */
  holdPayments: boolean;
}

export const standardSettings: Readonly<Settings> = { deliveriesPerEvent: 1, holdWebhooks: false, holdPayments: false };

/** What every room works on. */
export interface Simulation {
  readonly state: State;
  readonly settings: Settings;
  readonly deliveries: Deliveries;
}
