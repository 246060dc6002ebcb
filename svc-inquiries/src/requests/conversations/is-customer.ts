import { escapeLike, normalizeQuery } from '@dealership/service-kit/lists';
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { Conversation } from './conversation.entity.js';

const eb = expressionBuilder<{ c: Conversation }, 'c'>();

const MIN_DIGITS = 4;

/** The digits of a likely phone number, without the trunk prefix dialled instead of the country code. */
function phoneDigits(q: string): string | undefined {
  const typed = normalizeQuery(q);
  if (!/^[\s()+./\d-]+$/.test(typed)) return undefined;
  const digits = typed.replace(/\D/g, '').replace(/^0+/, '');
  return digits.length >= MIN_DIGITS ? digits : undefined;
}

/** Matches part of the name, address or phone number, in any format, of the customer of a conversation `c`. */
export function isCustomer(q: string): Expression<SqlBool> {
  const digits = phoneDigits(q);
  const isNamed = sql<SqlBool>`c.search_text LIKE ${`%${escapeLike(q.toLowerCase())}%`}`;
  return digits ? eb.or([isNamed, sql<SqlBool>`c.phone_key LIKE '%' || ${digits} || '%'`]) : isNamed;
}
