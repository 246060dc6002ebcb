import { type Endpoint, OWN_DOCUMENTS, type ServiceName } from '@dealership/contracts';
import { type ApiEndpoint, endpointsOf } from '@dealership/contracts/api';

const FRONT_ENDS = ['shell', 'mf-catalog', 'mf-services', 'mf-blog', 'mf-admin'] as const;

type FrontEnd = (typeof FRONT_ENDS)[number];
type Service = Exclude<ServiceName, 'gateway'>;

/** Upstreams of the gateway: front ends, and the services with endpoints. */
export type UpstreamName = FrontEnd | Service;

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'];

// The order of methods in `Allow`.
const endpoints = (endpointsOf() as (ApiEndpoint & { service: ServiceName })[]).sort(
  (one, other) => METHODS.indexOf(one.method) - METHODS.indexOf(other.method),
);

const services = new Set(endpoints.flatMap(({ service }) => (service === 'gateway' ? [] : [service])));

/** To add a remote, name it in `FRONT_ENDS`; services come from the contract's endpoints. */
export const UPSTREAM_NAMES: readonly UpstreamName[] = [...FRONT_ENDS, ...services];

const isFrontEnd = (upstream: UpstreamName): upstream is FrontEnd => (FRONT_ENDS as readonly string[]).includes(upstream);

/** The process of an upstream. */
export const processOf = (upstream: UpstreamName): FrontEnd | `svc-${Service}` =>
  isFrontEnd(upstream) ? upstream : `svc-${upstream}`;

/** `kind` sets the time-out, the security headers and the error format: JSON, or a page for documents. */
export interface GatewayRoute extends Pick<Endpoint, 'permission' | 'rate' | 'cache' | 'variesByStaff' | 'crossSite' | 'stream'> {
  kind: 'api' | 'file' | 'document';
  access: Endpoint['access'];
  path: string;
  methods: ('GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE')[];
  upstream: UpstreamName;
  takesQuery?: boolean;
}

const READ: GatewayRoute['methods'] = ['GET', 'HEAD'];

/** Streams do not support HEAD. */
const methodsOf = ({ method, stream }: ApiEndpoint): GatewayRoute['methods'] => (method === 'GET' && !stream ? READ : [method]);

const apiRoutes = endpoints.flatMap((endpoint): GatewayRoute[] => {
  const { path, service, access, permission, rate, cache, variesByStaff, crossSite, stream, query } = endpoint;
  const takesQuery = query !== undefined;
  // Endpoints between services do not pass the gateway.
  if (service === 'gateway' || access === 'service') return [];
  return [
    {
      ...{ kind: 'api', path, methods: methodsOf(endpoint), upstream: service, takesQuery },
      ...{ access, permission, rate, cache, variesByStaff, crossSite, stream },
    },
  ];
});

/** Endpoints that the gateway's own controllers answer. */
export const gatewayEndpoints: readonly Pick<GatewayRoute, 'path' | 'methods' | 'cache'>[] = endpoints
  .filter(({ service }) => service === 'gateway')
  .map(({ path, method, cache }) => ({ path, methods: [method], cache }));

const folderRoute = (folder: string, upstream: UpstreamName): GatewayRoute => ({
  kind: 'file',
  path: `/${folder}/*`,
  methods: READ,
  upstream,
  access: 'public',
});

const documentRoute = (path: string, more: Pick<GatewayRoute, 'cache'> = {}): GatewayRoute => ({
  kind: 'document',
  path,
  methods: READ,
  upstream: 'shell',
  access: 'public',
  takesQuery: true,
  ...more,
});

/** The route of every request. Exact paths win over parameters, parameters over `*`. */
export const routes: readonly GatewayRoute[] = [
  ...apiRoutes,
  ...FRONT_ENDS.map((name) => folderRoute(name, name)),
  folderRoute('media', 'content'),
  ...OWN_DOCUMENTS.map((path) => documentRoute(path)),
  documentRoute('/*', { cache: true }),
];
