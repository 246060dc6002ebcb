import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { invalidRequest, resourceMissing } from '../http/api-error.ts';
import { type Params, readParams } from '../http/params.ts';
import { settle } from '../payments/confirmation.ts';
import { appeal, closeDispute, closeParams, disputeParams, openDispute, review } from '../payments/disputes.ts';
import { failRefund } from '../payments/refunds.ts';
import { type Simulation, standardSettings } from '../simulation.ts';

const settingsParams = z.strictObject({
  deliveriesPerEvent: z.int().min(0).max(10).optional(),
  holdWebhooks: z.boolean().optional(),
  holdPayments: z.boolean().optional(),
});
const releaseParams = z.strictObject({ events: z.array(z.string()).optional() });
const redeliverParams = z.strictObject({ event: z.string(), times: z.int().min(1).max(10).default(1) });
const settleParams = z.strictObject({ outcome: z.enum(['succeeded', 'failed']) });
const deliveriesQuery = z.strictObject({ event: z.string().optional() });

/** Clears everything but the webhook endpoint and the keys. */
export async function reset({ state, settings, deliveries }: Simulation): Promise<void> {
  await deliveries.stop();
  for (const things of Object.values(state)) things.clear();
  Object.assign(settings, standardSettings);
}

function eventOf({ state }: Simulation, id: string) {
  const event = state.events.get(id);
  if (!event) throw resourceMissing('event', id, 'event');
  return event;
}

// CSRF: another site's form can post here, but never as JSON.
function requireJson({ headers }: FastifyRequest): void {
  if (headers['content-type']?.startsWith('application/json')) return;
  throw invalidRequest('Calls of the control API carry a JSON body, at least {}, as application/json.');
}

type Body = { Body: Params; Params: { id: string } };

function webhookControls(control: FastifyInstance, simulation: Simulation): void {
  const { state, deliveries } = simulation;
  control.get('/deliveries', ({ query }) => {
    const { event } = readParams(deliveriesQuery, query as Params);
    const data = [...state.deliveries.values()].filter((delivery) => event === undefined || delivery.event === event);
    return { data: data.map((delivery) => ({ ...delivery, type: state.events.get(delivery.event)?.type ?? null })) };
  });
  control.post<Body>('/deliveries', ({ body }) => {
    const { event, times } = readParams(redeliverParams, body);
    for (let time = 0; time < times; time += 1) deliveries.add(eventOf(simulation, event), false);
    return { event, times };
  });
  control.post<Body>('/deliveries/release', async ({ body }) => {
    const { events } = readParams(releaseParams, body);
    for (const event of events ?? []) eventOf(simulation, event);
    // After releasing all, later events are delivered immediately again.
    if (!events) simulation.settings.holdWebhooks = false;
    await deliveries.release(events);
    return { released: events ?? 'all' };
  });
}

function paymentControls(control: FastifyInstance, simulation: Simulation): void {
  control.post<Body>('/payment_intents/:id/settle', ({ body, params }) => {
    const intent = simulation.state.paymentIntents.get(params.id);
    if (!intent) throw resourceMissing('payment_intent', params.id);
    settle(simulation, intent, readParams(settleParams, body).outcome);
    return intent;
  });
  control.post<Body>('/refunds/:id/fail', ({ params }) => failRefund(simulation, params.id));
  control.post<Body>('/disputes', ({ body }) => openDispute(simulation, readParams(disputeParams, body)));
  control.post<Body>('/disputes/:id/close', ({ body, params }) =>
    closeDispute(simulation, params.id, readParams(closeParams, body)),
  );
  control.post<Body>('/disputes/:id/review', ({ params }) => review(simulation, params.id));
  control.post<Body>('/disputes/:id/appeal', ({ params }) => appeal(simulation, params.id));
}

/** `/_simulator`: actions for tests that no customer of Stripe has. */
export function controlRoutes(app: FastifyInstance, simulation: Simulation): void {
  app.register(
    async (control) => {
      control.addHook('preHandler', async (request) => {
        if (request.method === 'POST') requireJson(request);
      });
      control.post<Body>('/settings', ({ body }) => Object.assign(simulation.settings, readParams(settingsParams, body)));
      control.post('/reset', async () => {
        await reset(simulation);
        return { reset: true };
      });
      webhookControls(control, simulation);
      paymentControls(control, simulation);
    },
    { prefix: '/_simulator' },
  );
}
