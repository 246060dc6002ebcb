import type * as z from 'zod/v4/core';
import type { Permission } from './staff/roles.js';

/**
 * The route of a call: all that a browser has to know of it.
 * - `access`: who may call. `staff`: roles with the `permission`, which gateway and service both check; `service`: only the
 *   process named by `caller`, past the gateway.
 * - `rate`: the gateway's limit that counts the call; reads always count.
 * - `cache`: the gateway may share the answer among visitors for a second.
 * - `variesByStaff`: a public call that answers staff with the `permission` differently, so their answers are never shared.
 * - `crossSite`: a write that another site may have a browser send.
 * - `stream`: the answer is an endless stream of events; API clients may not open it.
 */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path parameters as `:name`. */
  path: `/${'api' | 'internal'}/${string}`;
  /** The name of the service that answers, or 'gateway'; a test holds it against the processes of a site. */
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

/** What a call takes and gives, as schemas. A parameter that is missing here is not sent; without `response` the answer is no JSON. */
export interface Shape {
  /** One sentence for readers of the API. */
  summary: string;
  params?: z.$ZodType<unknown, object>;
  /** As callers write it; the address carries it as text. */
  query?: z.$ZodType<unknown, object | undefined>;
  body?: z.$ZodType;
  /** Of a body whose fields depend on each other; of all others an example is made. */
  bodyExample?: object;
  response?: z.$ZodType;
  /** Of a success; 200 unless said. */
  status?: 200 | 201 | 202 | 204 | 303;
  /** Data of each event of a stream. */
  event?: z.$ZodType;
  /** Media type of a body or an answer that is no JSON. */
  bodyType?: string;
  responseType?: string;
  /** `required`: without an Idempotency-Key the call is refused. */
  idempotencyKey?: 'optional' | 'required';
}

/** What a call takes and gives, as types. */
export interface CallTypes {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  response?: unknown;
}

type Typed = keyof CallTypes;

type TypesOf<S extends Shape> = {
  [Part in Typed & keyof S]: Part extends 'response' ? z.output<S[Part]> : z.input<S[Part]>;
};

declare const types: unique symbol;

/** A route that knows the types of its call. */
export type Endpoint<Types extends CallTypes = CallTypes> = Route & { readonly [types]?: Types };

/**
 * An endpoint as `endpoints.ts` of each domain declares it: `createVehicle: EndpointOf<typeof shapes.createVehicle> = { … }`. Its shape
 * stands in `shapes.ts` under the same name and is imported as a type alone, so that no page carries schemas; `api` joins both.
 */
export type EndpointOf<S extends Shape> = Endpoint<TypesOf<S>>;

/** An endpoint's address with its path parameters filled in and its query appended; empty values are left out. */
export function endpointPath(endpoint: Pick<Route, 'path'>, params: object = {}, query: object = {}): string {
  const values: Record<string, unknown> = { ...params };
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name] ?? '')));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query).sort(([a], [b]) => (a < b ? -1 : 1)))
    if (value !== undefined && value !== '') search.set(name, String(value));
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

/** Header that makes a repeated submission harmless: one key, one row. Any 1 to 255 printable characters. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';

/** Header of a request of a visitor: one of `VISIT_SOURCES`, what kind of place their visit came from. */
export const VISIT_SOURCE_HEADER = 'x-visit-source';

/** Header of calls that a page makes by itself: they do not keep a session of staff alive. */
export const BACKGROUND_HEADER = 'x-background';
