import { EVENT_SUBJECTS, EVENTS, type EventName, type EventPayloads } from '@dealership/contracts';
import type { JobEnvelope } from '@dealership/service-kit/outbox';
import type { Notification } from './notification.entity.js';

/** Identifies what is sent once per audience and language. */
export type NotifiedEvent = Pick<Notification, 'event' | 'subjectId' | 'occurrence'>;

/** The payload field with the id of an event's subject. An event with several ids has its own. */
function idField(event: EventName): string {
  const { id } = EVENT_SUBJECTS[EVENTS[event].subject];
  return id === 'vehicleIds' ? ('outboxId' satisfies keyof JobEnvelope) : id;
}

/** The payload of the event this came from. */
export const payloadOf = ({ event, subjectId, occurrence }: NotifiedEvent) =>
  ({ [idField(event)]: subjectId, ...(occurrence && { occurrence }) }) as EventPayloads[EventName];

/** Reads the subject from an event's payload or its job. */
export function notifiedEvent(event: EventName, payload: object): NotifiedEvent {
  const fields = payload as Record<string, unknown>;
  // `look`: the field's name in jobs of earlier releases.
  const occurrence = Number(fields.occurrence ?? fields.look ?? 0);
  return { event, subjectId: Number(fields[idField(event)]), occurrence };
}
