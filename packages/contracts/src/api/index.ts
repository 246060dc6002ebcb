import type * as z from 'zod/v4/core';
import type { EndpointRoute, Shape } from '../endpoint/endpoint.js';
import { leadShapes, requestShapes } from '../inquiries/requests/leads/lead-shapes.js';
import { allEndpoints } from './all-endpoints.js';
import { type endpoints, type ServiceName, shapes } from './domains.js';

export { WEBHOOK_MESSAGES } from '../events/webhooks/webhook-messages.js';
/** Schema of the export that staff hand to a person. */
export { personExport } from '../privacy/responses.js';
export { allEndpoints } from './all-endpoints.js';
export { errorSchema } from './error-schema.js';
export { namedShapes } from './named-shapes.js';

type Name = keyof typeof endpoints;

const routes: Record<string, EndpointRoute> = allEndpoints;
const shapesOf: Record<string, Shape> = { ...shapes, ...requestShapes, ...leadShapes };

/** An endpoint with its route and schemas. */
export interface ApiEndpoint extends EndpointRoute, Shape {
  name: string;
}

const whole = ([name, route]: [string, EndpointRoute]): ApiEndpoint => ({ name, ...route, ...(shapesOf[name] as Shape) });

/**
 * The whole contract: every endpoint with its route and schemas, by name. Services take routes, guards and validation from
 * it, the gateway generates the API description from it, and tests check answers against it. For servers only: pages
 * import their routes from `@dealership/contracts/<domain>/endpoints`.
 */
export const api = Object.fromEntries(Object.entries(routes).map((entry) => [entry[0], whole(entry)])) as {
  [Key in Name]: ApiEndpoint & (typeof shapes)[Key];
};

/** The endpoints of a service, or of all. */
export const endpointsOf = (service?: ServiceName): ApiEndpoint[] =>
  Object.values<ApiEndpoint>(api).filter((endpoint) => service === undefined || endpoint.service === service);

/**
 * The endpoint of a method and a path, written with `:name` parameters. `E`: its type, where every endpoint that the
 * path may name has the same one.
 */
export function endpointAt<E extends ApiEndpoint>(method: string, path: string): E {
  const found = endpointsOf().find((endpoint) => endpoint.method === method && endpoint.path === path);
  if (!found) throw new Error(`No endpoint is declared for ${method} ${path}`);
  return found as E;
}

/** The validated query of an endpoint. */
export type QueryOf<E extends { query?: unknown }> = z.output<E['query']>;

/** The validated path parameters of an endpoint. */
export type ParamsOf<E extends { params?: unknown }> = z.output<E['params']>;

/** The validated body of an endpoint. */
export type BodyOf<E extends { body?: unknown }> = z.output<E['body']>;

/** The JSON response of an endpoint. */
export type ResponseOf<E extends { response?: unknown }> = z.output<E['response']>;
