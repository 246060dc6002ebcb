import type * as z from 'zod/v4/core';
import type { Permission } from './roles.js';

/**
 * The route of an endpoint: everything a browser needs.
 * - `access`: who may call. `staff`: roles with the `permission`, which gateway and service both check; `service`: only
 * the process named by `caller`, without passing the gateway.
 * - `rate`: the gateway's rate limit for the endpoint; all reads are limited.
 * - `cache`: the gateway may share the answer among visitors for a second.
 * - `variesByStaff`: a public endpoint with another answer for staff with the `permission`, which is never shared.
 * - `crossSite`: a write that the browser may send from another site.
 * - `stream`: the answer is an endless stream of events; API clients may not open it.
 */
export interface EndpointRoute {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path parameters as `:name`. */
  path: `/${'api' | 'internal'}/${string}`;
  /** The service that answers, or 'gateway'; a test compares it with the processes of a site. */
  service: string;
  access: 'public' | 'staff' | 'service';
  permission?: Permission;
  caller?: string;
  rate?: 'form' | 'read';
  cache?: true;
  variesByStaff?: true;
  crossSite?: true;
  stream?: true;
}

/**
 * Schemas of an endpoint's parameters, body and response. Undeclared parameters are not sent; without `response` the answer
 * is not JSON.
 */
export interface Shape {
  /** One or two sentences for the API documentation. */
  summary: string;
  params?: z.$ZodType<unknown, object>;
  /** As callers write it; the URL carries it as text. */
  query?: z.$ZodType<unknown, object | undefined>;
  body?: z.$ZodType;
  /** Example of a body whose fields depend on each other; for all others it is generated. */
  bodyExample?: object;
  response?: z.$ZodType;
  /** Status of a success; 200 by default. */
  status?: 200 | 201 | 202 | 204 | 303;
  /** Payload of each event of a stream. */
  event?: z.$ZodType;
  /** Media type of a non-JSON body or answer. */
  bodyType?: string;
  responseType?: string;
  /** `required`: without an Idempotency-Key the call is refused. */
  idempotencyKey?: 'optional' | 'required';
}

/** Types of an endpoint's parameters, body and response. */
export interface EndpointTypes {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  response?: unknown;
}

type Typed = keyof EndpointTypes;

type TypesOf<S extends Shape> = {
  [Part in Typed & keyof S]: Part extends 'response' ? z.output<S[Part]> : z.input<S[Part]>;
};

declare const types: unique symbol;

/** A route with its types. */
export type Endpoint<Types extends EndpointTypes = EndpointTypes> = EndpointRoute & { readonly [types]?: Types };

/**
 * Type of each entry in a domain's `endpoints.ts`: `createVehicle: EndpointOf<typeof shapes.createVehicle> = { … }`.
 * Its shape in `shapes.ts` has the same name and is imported as a type only, so that pages contain no schemas; `api`
 * joins both.
 */
export type EndpointOf<S extends Shape> = Endpoint<TypesOf<S>>;

/** An endpoint's URL with path parameters filled in and the query appended; omits empty values. */
export function endpointPath(endpoint: Pick<EndpointRoute, 'path'>, params: object = {}, query: object = {}): string {
  const values: Record<string, unknown> = { ...params };
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name] ?? '')));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query).sort(([a], [b]) => (a < b ? -1 : 1)))
    if (value !== undefined && value !== '') search.set(name, String(value));
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

/** Idempotency header: repeated submissions with one key store one row. 1 to 255 printable characters. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';

/** Header of a visitor's request: one of `VISIT_SOURCES`, the kind of place the visit came from. */
export const VISIT_SOURCE_HEADER = 'x-visit-source';

/** Header of background calls, which do not extend a staff session. */
export const BACKGROUND_HEADER = 'x-background';
