import type { Route, Shape } from '../endpoint.js';
import { leadShapes, requestShapes } from '../inquiries/leads/lead-shapes.js';
import { allEndpoints } from './all-endpoints.js';
import { type endpoints, type ServiceName, shapes } from './domains.js';

export { WEBHOOK_MESSAGES } from '../inquiries/webhook-messages.js';
/** Schema of the export that staff hand to a person. */
export { personExport } from '../staff/responses.js';
export { allEndpoints } from './all-endpoints.js';

type Name = keyof typeof endpoints;

const routes: Record<string, Route> = allEndpoints;
const shapesOf: Record<string, Shape> = { ...shapes, ...requestShapes, ...leadShapes };

/** A call of the site with its route and schemas. */
export interface ApiCall extends Route, Shape {
  name: string;
}

const whole = ([name, route]: [string, Route]): ApiCall => ({ name, ...route, ...(shapesOf[name] as Shape) });

/**
 * The whole contract: every call with its route and schemas, by name. Services take routes, guards and validation from
 * it, the gateway generates the API description from it, and tests check answers against it. For servers only: pages
 * import their routes from `@dealership/contracts/<domain>/endpoints`.
 */
export const api = Object.fromEntries(Object.entries(routes).map((call) => [call[0], whole(call)])) as {
  [Key in Name]: ApiCall & (typeof shapes)[Key];
};

/** The calls that a service answers, or all of them. */
export const callsOf = (service?: ServiceName): ApiCall[] =>
  Object.values<ApiCall>(api).filter((call) => service === undefined || call.service === service);

/** The call of a method and a path as endpoints write it. */
export function callAt(method: string, path: string): ApiCall {
  const found = callsOf().find((call) => call.method === method && call.path === path);
  if (!found) throw new Error(`No endpoint is declared for ${method} ${path}`);
  return found;
}
