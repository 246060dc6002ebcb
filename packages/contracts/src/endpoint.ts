export const SERVICES = ['catalog', 'inquiries', 'content', 'payments', 'gateway'] as const;

export type ServiceName = (typeof SERVICES)[number];

/**
 * `access`: who may call; `staff` is checked by the gateway and again by the service.
 * `rate`: the limit of the gateway that counts it. `cache`: the gateway may share the answer among visitors for a second.
 * `staffSees: 'more'`: a public call that tells staff more, so theirs is never shared.
 */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: `/api/${string}`;
  service: ServiceName;
  access: 'public' | 'staff';
  rate?: 'form';
  cache?: true;
  staffSees?: 'more';
}

/** An endpoint's address with its path parameters filled in and its query appended; empty values are left out. */
export function endpointPath(
  endpoint: Pick<Endpoint, 'path'>,
  params: Record<string, string | number> = {},
  query: Record<string, string | number | undefined> = {},
): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query).sort(([a], [b]) => (a < b ? -1 : 1)))
    if (value !== undefined && value !== '') search.set(name, String(value));
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

/** Header that makes a repeated submission harmless: one key, one row. A UUID. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';
