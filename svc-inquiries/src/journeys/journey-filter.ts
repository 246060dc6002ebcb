import { dubaiDay, type JourneyView, parseRequestKey } from '@dealership/contracts';
import { escapeLike, parseReferenceQuery } from '@dealership/service-kit/lists';
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { Conversation } from '../requests/conversations/conversation.entity.js';
import { hasNumber } from '../requests/conversations/has-number.js';
import type { Journey } from './journey.entity.js';
import type { JourneyTables } from './journeys.query.js';

export interface JourneyFilter {
  view: JourneyView;
  request?: string | undefined;
  q?: string | undefined;
}

const eb = expressionBuilder<JourneyTables & { j: Journey; c: Conversation }, 'j' | 'c'>();

/** Steps of the journey that are not done. */
const openSteps = () =>
  eb.selectFrom('inquiries.journey_step as s').select('s.id').whereRef('s.journeyId', '=', 'j.id').where('s.doneOn', 'is', null);

const isUnderWay = eb('c.state', 'not in', ['lost', 'spam']);

const VIEWS: Record<JourneyView, () => Expression<SqlBool> | undefined> = {
  all: () => undefined,
  open: () => eb.and([isUnderWay, eb.exists(openSteps())]),
  done: () => eb.not(eb.exists(openSteps())),
  late: () => eb.and([isUnderWay, eb.exists(openSteps().where('s.estimate', '<', dubaiDay(new Date())))]),
};

function ofRequest(key: string): Expression<SqlBool> {
  const request = parseRequestKey(key);
  return request ? eb.and([eb('c.kind', '=', request.kind), eb('c.number', '=', request.number)]) : eb.val(false);
}

function searchCondition(q: string): Expression<SqlBool> {
  const reference = parseReferenceQuery(q);
  if (reference) return hasNumber(reference);
  const part = sql<string>`'%' || lower(${escapeLike(q)}) || '%'`;
  return eb.or([eb(eb.fn('lower', ['j.title']), 'like', part), eb('c.searchText', 'like', part)]);
}

/** The query of a list as a condition on a journey `j` and its request `c`. */
export function journeyFilter({ view, request, q }: JourneyFilter): Expression<SqlBool> {
  const conditions = [VIEWS[view](), request !== undefined && ofRequest(request), q?.trim() && searchCondition(q)];
  return eb.and(conditions.filter((condition) => typeof condition === 'object'));
}
