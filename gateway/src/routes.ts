import { allEndpoints, type Endpoint, type ServiceName } from '@dealership/contracts';

interface Part {
  /** The variable that holds its address. */
  variable: string;
  /** Everything below this path is its. */
  folder?: `/${string}`;
}

/** Every process behind the gateway. A new service or remote is one line here; its calls are in contracts' `allEndpoints`. */
export const PARTS = {
  shell: { variable: 'SHELL_URL', folder: '/shell' },
  'mf-catalog': { variable: 'MF_CATALOG_URL', folder: '/mf-catalog' },
  'mf-services': { variable: 'MF_SERVICES_URL', folder: '/mf-services' },
  'mf-blog': { variable: 'MF_BLOG_URL', folder: '/mf-blog' },
  'mf-admin': { variable: 'MF_ADMIN_URL', folder: '/mf-admin' },
  catalog: { variable: 'SVC_CATALOG_URL' },
  inquiries: { variable: 'SVC_INQUIRIES_URL' },
  content: { variable: 'SVC_CONTENT_URL', folder: '/media' },
  payments: { variable: 'SVC_PAYMENTS_URL' },
} as const satisfies Record<Exclude<ServiceName, 'gateway'> | 'shell' | `mf-${string}`, Part>;

export type PartName = keyof typeof PARTS;

export const PART_NAMES = Object.keys(PARTS) as PartName[];

/** `kind` decides the time-out, the security headers and how an error looks: JSON, or a page for a document. */
export interface Route extends Pick<Endpoint, 'rate' | 'cache' | 'variesByStaff' | 'crossSite'> {
  kind: 'api' | 'file' | 'document';
  access: Endpoint['access'];
  path: string;
  methods: ('GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE')[];
  part: PartName;
}

const READ: Route['methods'] = ['GET', 'HEAD'];

const methodsOf = ({ method }: Endpoint): Route['methods'] => (method === 'GET' ? READ : [method]);

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'];

// In the order in which `Allow` lists methods.
const calls = Object.values<Endpoint>(allEndpoints).sort(
  (one, other) => METHODS.indexOf(one.method) - METHODS.indexOf(other.method),
);

const apiRoutes = calls.flatMap((endpoint): Route[] => {
  const { path, service, access, rate, cache, variesByStaff, crossSite } = endpoint;
  // What services ask each other does not pass here.
  if (service === 'gateway' || access === 'service') return [];
  return [{ kind: 'api', path, methods: methodsOf(endpoint), part: service, access, rate, cache, variesByStaff, crossSite }];
});

/** The calls that controllers of the gateway answer. */
export const ownCalls: readonly Pick<Route, 'path' | 'methods' | 'cache'>[] = calls
  .filter(({ service }) => service === 'gateway')
  .map(({ path, method, cache }) => ({ path, methods: [method], cache }));

const folderRoutes = PART_NAMES.flatMap((part): Route[] => {
  const { folder }: Part = PARTS[part];
  return folder ? [{ kind: 'file', path: `${folder}/*`, methods: READ, part, access: 'public' }] : [];
});

/** The road of every request. More exact paths win over those with parameters, those over `*`. */
export const routes: readonly Route[] = [
  ...apiRoutes,
  ...folderRoutes,
  { kind: 'document', path: '/*', methods: READ, part: 'shell', access: 'public' },
];
