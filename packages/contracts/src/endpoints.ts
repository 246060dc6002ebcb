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

/**
 * Every public call of the site, and nothing else: public pages carry this table. Staff's calls are in `staffEndpoints`, all of them
 * in `allEndpoints`. The gateway routes by them, browsers and servers call by them. Path parameters as `:name`.
 */
export const endpoints = {
  listVehicles: { method: 'GET', path: '/api/vehicles', service: 'catalog', access: 'public', cache: true },
  searchVehicles: { method: 'GET', path: '/api/vehicles/search', service: 'catalog', access: 'public', cache: true },
  listFeaturedVehicles: { method: 'GET', path: '/api/vehicles/featured', service: 'catalog', access: 'public', cache: true },
  listVehiclePages: { method: 'GET', path: '/api/vehicles/pages', service: 'catalog', access: 'public' },
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
  confirmNewsletter: {
    method: 'POST',
    path: '/api/newsletter/confirm',
    service: 'inquiries',
    access: 'public',
    rate: 'form',
  },
  unsubscribeFromNewsletter: {
    method: 'POST',
    path: '/api/newsletter/unsubscribe',
    service: 'inquiries',
    access: 'public',
    rate: 'form',
  },
  openUnsubscribePage: { method: 'GET', path: '/api/newsletter/unsubscribe', service: 'inquiries', access: 'public' },
  listBlogPosts: {
    method: 'GET',
    path: '/api/blog-posts',
    service: 'content',
    access: 'public',
    cache: true,
    staffSees: 'more',
  },
  listCustomerShowcases: { method: 'GET', path: '/api/customer-showcase', service: 'content', access: 'public', cache: true },
  listAuctionPlans: { method: 'GET', path: '/api/auction-plans', service: 'payments', access: 'public', cache: true },
  getPaymentSettings: { method: 'GET', path: '/api/payment-settings', service: 'payments', access: 'public', cache: true },
  startAuctionCheckout: { method: 'POST', path: '/api/auction-checkout', service: 'payments', access: 'public', rate: 'form' },
  getPayment: { method: 'GET', path: '/api/payments/:clientRef', service: 'payments', access: 'public' },
  claimAuctionSubscription: {
    method: 'POST',
    path: '/api/auction-subscription',
    service: 'payments',
    access: 'public',
    rate: 'form',
  },
  receiveStripeEvent: { method: 'POST', path: '/api/stripe/webhook', service: 'payments', access: 'public' },
  getAuctionQuote: { method: 'GET', path: '/api/auction-quote', service: 'payments', access: 'public', cache: true },
  getExchangeRate: { method: 'GET', path: '/api/exchange-rate', service: 'payments', access: 'public', cache: true },
  staffLogin: { method: 'POST', path: '/api/admin/login', service: 'gateway', access: 'public' },
  staffLogout: { method: 'POST', path: '/api/admin/logout', service: 'gateway', access: 'public' },
  getStaffSession: { method: 'GET', path: '/api/admin/session', service: 'gateway', access: 'public' },
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
