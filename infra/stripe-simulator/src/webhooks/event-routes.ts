import { z } from 'zod';
import { resourceMissing } from '../http/api-error.ts';
import type { Route } from '../http/call.ts';
import { boolean, expandable, integer, type Params, readParams, text } from '../http/params.ts';
import type { Simulation } from '../simulation.ts';
import type { ApiEvent } from '../state/objects.ts';

/** Seconds since 1970. */
interface Range {
  gt?: number;
  gte?: number;
  lt?: number;
  lte?: number;
}

const bound = integer.optional();
const created = z.union([
  z.strictObject({ gt: bound, gte: bound, lt: bound, lte: bound }),
  integer.transform((time): Range => ({ gte: time, lte: time })),
]);

const listParams = z.strictObject({
  type: text().optional(),
  types: z.array(text()).max(20).optional(),
  created: created.optional(),
  delivery_success: boolean.optional(),
  limit: integer
    .refine((limit) => limit >= 1 && limit <= 100, 'This value must be between 1 and 100')
    .optional()
    .default(10),
  starting_after: text().optional(),
  ending_before: text().optional(),
  ...expandable,
});

type ListParams = z.infer<typeof listParams>;

/** 'charge.*' matches every event of charges. */
const isOfType = (event: ApiEvent, type: string): boolean =>
  type.endsWith('*') ? event.type.startsWith(type.slice(0, -1)) : event.type === type;

function matches(event: ApiEvent, { type, types, created, delivery_success: delivered }: ListParams): boolean {
  const { gt = -1, gte = 0, lt = Infinity, lte = Infinity }: Range = created ?? {};
  const time = event.created;
  if (!(time > gt && time >= gte && time < lt && time <= lte)) return false;
  if (delivered !== undefined && delivered !== (event.pending_webhooks === 0)) return false;
  if (type !== undefined && !isOfType(event, type)) return false;
  return types === undefined || types.includes(event.type);
}

/** One page of a list with the newest first, and whether more follow in its direction. */
function pageOf(events: ApiEvent[], { limit, starting_after: after, ending_before: before }: ListParams) {
  const placeOf = (id: string, param: string): number => {
    const index = events.findIndex((event) => event.id === id);
    if (index < 0) throw resourceMissing('event', id, param);
    return index;
  };
  if (before !== undefined) {
    const newer = events.slice(0, placeOf(before, 'ending_before'));
    return { has_more: newer.length > limit, data: newer.slice(-limit) };
  }
  const older = after === undefined ? events : events.slice(placeOf(after, 'starting_after') + 1);
  return { has_more: older.length > limit, data: older.slice(0, limit) };
}

function listEvents({ state }: Simulation, given: Params): object {
  const params = readParams(listParams, given);
  const isCursor = ({ id }: ApiEvent) => id === params.starting_after || id === params.ending_before;
  const newestFirst = [...state.events.values()].toReversed();
  // The cursor must be found even if the filters exclude it.
  const { has_more, data } = pageOf(
    newestFirst.filter((event) => matches(event, params) || isCursor(event)),
    params,
  );
  return { object: 'list', url: '/v1/events', has_more, data };
}

export const eventRoutes = (simulation: Simulation): Route[] => [
  { method: 'GET', path: '/v1/events', access: 'secret', handle: ({ params }) => listEvents(simulation, params) },
  {
    method: 'GET',
    path: '/v1/events/:id',
    access: 'secret',
    handle({ id, params }) {
      readParams(z.strictObject(expandable), params);
      const event = simulation.state.events.get(id);
      if (!event) throw resourceMissing('event', id);
      return event;
    },
  },
];
