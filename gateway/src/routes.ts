import { type Endpoint, endpoints, type ServiceName } from '@dealership/contracts';

interface Part {
  /** The variable that holds its address. */
  variable: string;
  /** Everything below this path is its. */
  folder?: `/${string}`;
}

/** Every process behind the gateway. A new service or remote is one line here; its calls are in contracts' `endpoints`. */
export const PARTS = {
  shell: { variable: 'SHELL_URL', folder: '/shell' },
  'mf-catalog': { variable: 'MF_CATALOG_URL', folder: '/mf-catalog' },
  catalog: { variable: 'SVC_CATALOG_URL' },
  inquiries: { variable: 'SVC_INQUIRIES_URL' },
  content: { variable: 'SVC_CONTENT_URL', folder: '/media' },
} as const satisfies Record<ServiceName | 'shell' | `mf-${string}`, Part>;

export type PartName = keyof typeof PARTS;

export const PART_NAMES = Object.keys(PARTS) as PartName[];

/** `kind` decides the time-out, the security headers and how an error looks: JSON, or a page for a document. */
export interface Route extends Pick<Endpoint, 'rate' | 'cache'> {
  kind: 'api' | 'file' | 'document';
  path: string;
  methods: ('GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE')[];
  part: PartName;
}

const READ: Route['methods'] = ['GET', 'HEAD'];

const apiRoutes = Object.values<Endpoint>(endpoints).map(
  ({ method, path, service, rate, cache }): Route => ({
    kind: 'api',
    path,
    methods: method === 'GET' ? READ : [method],
    part: service,
    rate,
    cache,
  }),
);

const folderRoutes = PART_NAMES.flatMap((part): Route[] => {
  const { folder }: Part = PARTS[part];
  return folder ? [{ kind: 'file', path: `${folder}/*`, methods: READ, part }] : [];
});

/** The road of every request. More exact paths win over those with parameters, those over `*`. */
export const routes: readonly Route[] = [
  ...apiRoutes,
  ...folderRoutes,
  { kind: 'document', path: '/*', methods: READ, part: 'shell' },
];
