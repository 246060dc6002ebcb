import { isPaymentPath, isSecretPath } from '@dealership/contracts';

/** A federated module: its container, and its name there. */
export interface RemoteAddress {
  container: string;
  module: string;
}

/** An application and its paths. `remote`: the federated module that provides it; none: the shell's own pages. */
export interface Application {
  name: string;
  remote?: RemoteAddress;
  /** Without the site's header, footer and chat button; entering and leaving it loads a new document. */
  standalone?: true;
  matches: (pathname: string) => boolean;
}

/** The shell's own pages: an application like the remotes. */
export const SHELL_PAGES = 'shell-pages';

const CATALOG = /^\/(inventory|saved|compare|appointment|vehicle\/[^/]+(\/sheet)?|upcoming-vehicles?\/[^/]+)$/;

const ADMIN = /^\/admin(-login|-password)?$/;

const SERVICES =
  /^\/(auction-(access|bidding|checkout)|how-to-buy|payment-success|import-services|vehicle-sourcing|consignment|journey\/[^/]+)$/;

const remotes: Application[] = [
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
];

/** The only list of the site's applications. The first match handles a path; the shell handles the rest. */
export const applications: Application[] = [
  ...remotes,
  { name: SHELL_PAGES, matches: (pathname) => !remotes.some(({ matches }) => matches(pathname)) },
];

/** Collapse repeated slashes: a path starting with two would name another host. */
export const cleanPath = (pathname: string): string => pathname.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');

/**
 * The kind of a document: standalone area, payment, private to one customer, or site. Each has its own security policy,
 * so navigating between kinds loads a new document.
 */
export function documentKind(pathname: string): string {
  const path = cleanPath(pathname);
  const { name, standalone } = applicationAt(path);
  if (standalone) return name;
  if (isSecretPath(path)) return 'keyed';
  return isPaymentPath(path) ? 'payment' : 'site';
}

export const applicationAt = (pathname: string): Application =>
  applications.find(({ matches }) => matches(cleanPath(pathname))) ?? (applications.at(-1) as Application);
