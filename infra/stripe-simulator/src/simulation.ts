import { type State } from './state/state.ts';
import type { Deliveries } from './webhooks/deliveries.ts';

/** Settings for tests. */
export interface Settings {
  /** How often each event is delivered. */
  deliveriesPerEvent: number;
  /** New events are held until released. */
  holdWebhooks: boolean;
  /** Payments stay in 'processing' until settled. */
  holdPayments: boolean;
}

export const standardSettings: Readonly<Settings> = { deliveriesPerEvent: 1, holdWebhooks: false, holdPayments: false };

/** Shared context of all modules. */
export interface Simulation {
  readonly state: State;
  readonly settings: Settings;
  readonly deliveries: Deliveries;
}
