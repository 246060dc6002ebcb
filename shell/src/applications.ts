import { isPaymentPath, isSecretPath } from '@dealership/contracts';

/** A federated module: of which container, and its name there. */
export interface RemoteAddress {
  container: string;
  module: string;
}

/** One part of the site and the paths that it answers. `remote`: the federated module that brings it; none = the shell's own pages. */
export interface Application {
  name: string;
  remote?: RemoteAddress;
  /** An area of its own, without the site's header, footer and chat button; one comes and goes with a new document. */
  standalone?: true;
  matches: (pathname: string) => boolean;
}

/** The shell's own pages: one more application beside the remotes. */
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

/** The only list of what the site is composed of. The first that answers to a path has it; the shell has the rest. */
export const applications: Application[] = [
  ...remotes,
  { name: SHELL_PAGES, matches: (pathname) => !remotes.some(({ matches }) => matches(pathname)) },
];

/** Slashes more than one do not make another page; what begins with two would name another host. */
export const cleanPath = (pathname: string): string => pathname.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');

/**
 * What a document is for: an area that stands alone, paying, what one customer alone may read, or the site. Each has a policy of its own, so that from one to another the
 * browser loads a new document.
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
