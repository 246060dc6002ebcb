import type { Call } from '../http/call.ts';
import type { Simulation } from '../simulation.ts';
import type { ApiEvent } from '../state/objects.ts';
import { newId, now } from '../state/state.ts';

/** API version of the `stripe` package that the services use, whose shapes these are. */
const API_VERSION = '2026-10-28.endive';

/** The API call that caused an event; null if none did (a page, a bank). */
export type Cause = Pick<Call, 'requestId' | 'idempotencyKey'> | null;

/** Records the event with the object as it is now, and delivers it. */
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
