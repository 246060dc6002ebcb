import type { Call } from '../http/call.ts';
import type { Simulation } from '../simulation.ts';
import type { ApiEvent } from '../state/objects.ts';
import { newId, now } from '../state/state.ts';

/** Of the `stripe` package that the services use; the shapes here are its. */
export const API_VERSION = '2026-10-28.endive';

/** Who made it happen: a call, or nobody (a page, a bank). */
export type Cause = Pick<Call, 'requestId' | 'idempotencyKey'> | null;

/** Writes the event down with the object as it is now, and sends it on its way. */
export function recordEvent(simulation: Simulation, type: string, object: object, cause: Cause, before?: object): void {
  const event: ApiEvent = {
    id: newId('evt'),
    object: 'event',
    api_version: API_VERSION,
    created: now(),
    data: { object: structuredClone(object), ...(before && { previous_attributes: before }) },
    livemode: false,
    pending_webhooks: 0,
    request: { id: cause?.requestId ?? null, idempotency_key: cause?.idempotencyKey ?? null },
    type,
  };
  const { state, deliveries, settings } = simulation;
  state.events.set(event.id, event);
  for (let time = 0; time < settings.deliveriesPerEvent; time += 1) deliveries.add(event, settings.holdWebhooks);
}
