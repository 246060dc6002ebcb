import type { Language } from '@dealership/contracts';
import type { HydrateWhen } from '@dealership/ui-kit';
import type { RemoteFiles } from '@dealership/ui-kit/lifecycles';
import type { SiteConfig } from './site-config.js';

/** A file of code, and the hash of its bytes where the browser shall check it. */
export interface CodeFile {
  href: string;
  integrity?: string;
}

/** The files of a page's code: the first, which asks for all others, and what it will ask for. */
export interface PageCode {
  scripts: string[];
  preloads: CodeFile[];
}

/** What the server gives the browser with the document it sent. */
export interface PageState {
  language: Language;
  site: SiteConfig;
  /** The files of the remotes that rendered this page. */
  remotes: RemoteFiles[];
  code: PageCode;
  /** When the page's own code is fetched and run; `idle` unless said otherwise. */
  hydrate?: HydrateWhen;
}

/** Id of the element that holds the state as JSON. */
export const PAGE_STATE_ID = 'page-state';

export const readPageState = (): PageState =>
  JSON.parse(document.getElementById(PAGE_STATE_ID)?.textContent ?? '{}') as PageState;
