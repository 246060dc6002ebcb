import { healthRoutes } from '@dealership/server-kit';
import type { FastifyInstance } from 'fastify';
import { authenticationPage } from './control/authentication-page.ts';
import { controlRoutes, reset } from './control/control-routes.ts';
import { createServer } from './http/server.ts';
import { paymentRoutes } from './payments/payment-routes.ts';
import { type Settings, type Simulation, standardSettings } from './simulation.ts';
import { emptyState } from './state/state.ts';
import { readState, StateFile } from './state/state-file.ts';
import { Deliveries, type WebhookEndpoint } from './webhooks/deliveries.ts';
import { eventRoutes } from './webhooks/event-routes.ts';

export interface SimulatorOptions {
  secretKey?: string;
  publishableKey?: string;
  /** Webhook endpoint; without it events are only available from `GET /v1/events`. */
  webhook?: WebhookEndpoint;
  /** File that keeps the state across restarts. Without it the state is lost with the process. */
  stateFile?: string;
  /** The site's origins in addition to this machine's, e.g. 'https://cars.example'. */
  origins?: readonly string[];
  /** Milliseconds before a webhook is retried; doubles up to the longest. */
  firstRetryMs?: number;
  longestRetryMs?: number;
  /** A level of pino. */
  logLevel?: string;
}

export const STANDARD_SECRET_KEY = 'sk_test_simulator';
export const STANDARD_PUBLISHABLE_KEY = 'pk_test_simulator';

export interface Simulator {
  /** Starts listening; returns the address. Port 0 picks a free one. */
  listen(options?: { port?: number; host?: string }): Promise<string>;
  /** Stops listening and delivering; undelivered events wait in the state file. */
  close(): Promise<void>;
  /** Changes the webhook endpoint, e.g. to a receiver that was started later. */
  sendWebhooksTo(endpoint: WebhookEndpoint): void;
  /** Changes some of the settings. */
  set(settings: Partial<Settings>): void;
  reset(): Promise<void>;
}

/** Saves before answering a call that may have changed something, and at the end. */
function keep(app: FastifyInstance, deliveries: Deliveries, file: StateFile | undefined): void {
  app.addHook('onListen', async () => deliveries.resume());
  app.addHook('onSend', async ({ method }) => {
    if (method === 'POST') await file?.save();
  });
  app.addHook('onClose', async () => {
    await deliveries.stop();
    await file?.save();
  });
}

/** A simulator of Stripe's API and webhooks. Inactive until `listen`. */
export function createSimulator(options: SimulatorOptions = {}): Simulator {
  const { firstRetryMs = 500, longestRetryMs = 30_000, stateFile } = options;
  const state = stateFile ? readState(stateFile) : emptyState();
  const file = stateFile ? new StateFile(stateFile, state) : undefined;
  const log = (message: string, facts: object) => app.log.warn(facts, message);
  const changed = () => void file?.save().catch((error: unknown) => app.log.error(error, 'the state cannot be kept'));
  const deliveries = new Deliveries({ state, changed, log, firstRetryMs, longestRetryMs });
  deliveries.endpoint = options.webhook;
  const simulation: Simulation = { state, settings: { ...standardSettings }, deliveries };
  const app = createServer(simulation, [...paymentRoutes(simulation), ...eventRoutes(simulation)], {
    keys: {
      secretKey: options.secretKey ?? STANDARD_SECRET_KEY,
      publishableKey: options.publishableKey ?? STANDARD_PUBLISHABLE_KEY,
    },
    logLevel: options.logLevel ?? 'silent',
    origins: options.origins ?? [],
  });
  keep(app, deliveries, file);
  healthRoutes(app, () => true);
  authenticationPage(app, simulation);
  controlRoutes(app, simulation);
  return {
    listen: ({ port = 0, host = '127.0.0.1' } = {}) => app.listen({ port, host }),
    close: () => app.close(),
    sendWebhooksTo(endpoint) {
      deliveries.endpoint = endpoint;
    },
    set: (settings) => void Object.assign(simulation.settings, settings),
    reset: () => reset(simulation),
  };
}
