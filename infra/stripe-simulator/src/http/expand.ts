import type { State } from '../state/state.ts';
import { invalidRequest } from './api-error.ts';

/** The object behind an id, by the field that has it. */
const lookUp: Record<string, (state: State, id: string) => object | undefined> = {
  charge: ({ charges }, id) => charges.get(id),
  latest_charge: ({ charges }, id) => charges.get(id),
  payment_intent: ({ paymentIntents }, id) => paymentIntents.get(id),
  payment_method: ({ paymentMethods }, id) => paymentMethods.get(id)?.object,
};

/** A copy of the object with the named ids expanded. One level deep. */
export function expand(state: State, object: object, fields: unknown): object {
  if (!Array.isArray(fields)) return object;
  const copy: Record<string, unknown> = { ...object };
  for (const field of fields.map(String)) {
    if (!Object.hasOwn(lookUp, field) || !Object.hasOwn(object, field)) {
      throw invalidRequest(`This property cannot be expanded (${field}).`, { param: 'expand' });
    }
    const id = copy[field];
    if (typeof id === 'string') copy[field] = lookUp[field]?.(state, id) ?? id;
  }
  return copy;
}
