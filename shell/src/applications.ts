import { isOwnDocument, isPaymentPath } from '@dealership/contracts';

/** A federated module: its container, and its name in that container. */
export interface RemoteAddress {
  container: string;
  module: string;
}

/** An application and its paths. `remote`: the federated module that provides it; without it, the shell itself does. */
export interface Application {
  name: string;
  remote?: RemoteAddress;
  /** Rendered without the site's header, footer and chat button. Entering or leaving it loads a new document. */
  standalone?: true;
  matches: (pathname: string) => boolean;
}

/** The shell's own pages, an application like the remotes. */
export const SHELL_PAGES = 'shell-pages';

const CATALOG = /^\/(inventory|saved|compare|appointment|vehicle\/[^/]+(\/sheet)?|upcoming-vehicles?\/[^/]+)$/;

const ADMIN = /^\/admin(-login|-password|\/.*)?$/;

const SERVICES =
  /^\/(auction-(access|bidding|checkout)|how-to-buy|payment-success|import-services|vehicle-sourcing|consignment|journey\/[^/]+)$/;

const remotes = [
  {
    name: 'mf-catalog',
    remote: { container: 'mf_catalog', module: 'lifecycles' },
    matches: (pathname) => CATALOG.test(pathname),
  },
  {
    name: 'mf-services',
    remote: { container: 'mf_services', module: 'lifecycles' },
    matches: (pathname) => SERVICES.test(pathname),
  },
  {
    name: 'mf-blog',
    remote: { container: 'mf_blog', module: 'lifecycles' },
    matches: (pathname) => pathname === '/blog',
  },
  {
    name: 'mf-admin',
    remote: { container: 'mf_admin', module: 'lifecycles' },
    standalone: true,
    matches: (pathname) => ADMIN.test(pathname),
  },
] as const satisfies Application[];

export type RemoteName = (typeof remotes)[number]['name'];

/** The shell's only list of applications, from which the addresses of the remotes are derived too. The first match handles a path; the shell handles all other paths. */
export const applications: Application[] = [
  ...remotes,
  { name: SHELL_PAGES, matches: (pathname) => !remotes.some(({ matches }) => matches(pathname)) },
];

/** Collapses repeated slashes: a path starting with two slashes would name another host. */
export const cleanPath = (pathname: string): string => pathname.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');

/**
 * The kind of a document: standalone area, payment, private to one customer, or public site. Each has its own CSP, so
 * navigating between kinds loads a new document.
 */
export function documentKind(pathname: string): string {
  const path = cleanPath(pathname);
  const { name, standalone } = applicationAt(path);
  if (standalone) return name;
  if (isOwnDocument(path)) return 'private';
  return isPaymentPath(path) ? 'payment' : 'site';
}

export const applicationAt = (pathname: string): Application =>
  applications.find(({ matches }) => matches(cleanPath(pathname))) ?? (applications.at(-1) as Application);
