import type { WebhookEvent } from '@dealership/contracts';
import { currentRequest } from '@dealership/server-kit';
import { appendToOutbox } from '@dealership/service-kit/outbox';
import type { EntityManager } from 'typeorm';
import { SCHEMA } from '../../database/schema.js';
import type { Vehicle } from '../vehicle.entity.js';

type Event = Extract<WebhookEvent, `vehicle.${string}`>;

/** A vehicle's public state; null if it is not on the site. */
type Shown = Pick<Vehicle, 'id' | 'sold'> | null;

function eventOf(before: Shown, after: Shown): Event {
  if (!after) return 'vehicle.removed';
  if (!before) return 'vehicle.added';
  return after.sold && !before.sold ? 'vehicle.sold' : 'vehicle.changed';
}

/** Publishes changes of vehicles in the caller's transaction: one event for all vehicles with the same change. */
export async function notifyOfVehicles(manager: EntityManager, writes: { before: Shown; after: Shown }[]): Promise<void> {
  const vehicles = Map.groupBy(writes, ({ before, after }) => eventOf(before, after));
  for (const [event, changed] of vehicles) {
    const vehicleIds = changed.map(({ before, after }) => (after ?? before)?.id as number);
    await appendToOutbox(manager, SCHEMA, event, { vehicleIds }, currentRequest()?.requestId);
  }
}
