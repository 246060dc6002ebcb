export const SERVICES = ['catalog', 'inquiries', 'content'] as const;

export type ServiceName = (typeof SERVICES)[number];

/**
 * `access`: who may call; `staff` is checked by the gateway and again by the service.
 * `rate`: the limit of the gateway that counts it. `cache`: the gateway may share the answer among visitors for a second.
 */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: `/api/${string}`;
  service: ServiceName;
  access: 'public' | 'staff';
  rate?: 'form';
  cache?: true;
}

/** Every call of the site. The gateway routes by it, browsers and servers call by it. Path parameters as `:name`. */
export const endpoints = {
  listVehicles: { method: 'GET', path: '/api/vehicles', service: 'catalog', access: 'public', cache: true },
  searchVehicles: { method: 'GET', path: '/api/vehicles/search', service: 'catalog', access: 'public', cache: true },
  getVehicle: { method: 'GET', path: '/api/vehicles/:id', service: 'catalog', access: 'public', cache: true },
  listUpcomingVehicles: { method: 'GET', path: '/api/upcoming-vehicles', service: 'catalog', access: 'public', cache: true },
  getUpcomingVehicle: { method: 'GET', path: '/api/upcoming-vehicles/:id', service: 'catalog', access: 'public', cache: true },
  sendContactMessage: { method: 'POST', path: '/api/contact', service: 'inquiries', access: 'public', rate: 'form' },
  sendImportRequest: { method: 'POST', path: '/api/import-request', service: 'inquiries', access: 'public', rate: 'form' },
  sendSourcingRequest: { method: 'POST', path: '/api/sourcing-request', service: 'inquiries', access: 'public', rate: 'form' },
  sendConsignmentRequest: {
    method: 'POST',
    path: '/api/consignment-request',
    service: 'inquiries',
    access: 'public',
    rate: 'form',
  },
  sendTestDriveRequest: { method: 'POST', path: '/api/test-drive', service: 'inquiries', access: 'public', rate: 'form' },
  reserveUpcomingVehicle: {
    method: 'POST',
    path: '/api/vehicle-reservations',
    service: 'inquiries',
    access: 'public',
    rate: 'form',
  },
  subscribeToNewsletter: { method: 'POST', path: '/api/newsletter', service: 'inquiries', access: 'public', rate: 'form' },
  listBlogPosts: { method: 'GET', path: '/api/blog-posts', service: 'content', access: 'public', cache: true },
  listCustomerShowcases: { method: 'GET', path: '/api/customer-showcase', service: 'content', access: 'public', cache: true },
} as const satisfies Record<string, Endpoint>;

/** An endpoint's address with its path parameters filled in and its query appended; empty values are left out. */
export function endpointPath(
  endpoint: Pick<Endpoint, 'path'>,
  params: Record<string, string | number> = {},
  query: Record<string, string | number | undefined> = {},
): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query).sort(([a], [b]) => a.localeCompare(b)))
    if (value !== undefined && value !== '') search.set(name, String(value));
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

/** Header that makes a repeated submission harmless: one key, one row. A UUID. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';
