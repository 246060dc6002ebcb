import type { Language } from '@dealership/contracts';
import type { PageHydrate } from '@dealership/ui-kit';
import type { CodeFile, RemoteFiles } from '@dealership/ui-kit/lifecycles';
import type { SiteConfig } from './site-config.js';

/** The script files of a page: the entry, and those that it will import. */
export interface PageCode {
  scripts: CodeFile[];
  preloads: CodeFile[];
  /** Files that contain all script hashes: those of the shell, and of the page's remotes. */
  tables: CodeFile[];
}

/** Data that the server embeds in the document. */
export interface PageState {
  language: Language;
  /** The query at the time of rendering. The browser's URL may have additional parameters, which no page reads. */
  search: string;
  site: SiteConfig;
  /** Files of the remotes that rendered parts of this page. */
  remotes: RemoteFiles[];
  code: PageCode;
  /** When the page's code is loaded and run: by default after the first paint. */
  hydrate?: PageHydrate;
}

/** Id of the element with the state as JSON. */
export const PAGE_STATE_ID = 'page-state';

/** Id of the template that is shown if the code does not load. */
export const CODE_UNAVAILABLE_ID = 'code-unavailable';

export const readPageState = (): PageState =>
  JSON.parse(document.getElementById(PAGE_STATE_ID)?.textContent ?? '{}') as PageState;
