export type { Settings } from './simulation.ts';
export {
  createSimulator,
  type Simulator,
  type SimulatorOptions,
  STANDARD_PUBLISHABLE_KEY,
  STANDARD_SECRET_KEY,
} from './simulator.ts';
export type { WebhookEndpoint } from './webhooks/deliveries.ts';
