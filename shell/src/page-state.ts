import type { Language } from '@dealership/contracts';
import type { HydrateWhen } from '@dealership/ui-kit';
import type { CodeFile, RemoteFiles } from '@dealership/ui-kit/lifecycles';
import type { SiteConfig } from './site-config.js';

/** The files of a page's code: the first, which asks for all others, and what it will ask for. */
export interface PageCode {
  scripts: CodeFile[];
  preloads: CodeFile[];
  /** Files with the hashes of all scripts: of the shell, and of the remote whose page it is. */
  tables: CodeFile[];
}

/** What the server gives the browser with the document it sent. */
export interface PageState {
  language: Language;
  /** The query that the document was rendered with; the browser's own may have more, which no page reads. */
  search: string;
  site: SiteConfig;
  /** The files of the remotes that rendered this page. */
  remotes: RemoteFiles[];
  code: PageCode;
  /** When the page's own code is fetched and run; `idle` unless said otherwise. */
  hydrate?: HydrateWhen;
}

/** Id of the element that holds the state as JSON. */
export const PAGE_STATE_ID = 'page-state';

/** Id of the template of what is shown where code does not come. */
export const CODE_UNAVAILABLE_ID = 'code-unavailable';

export const readPageState = (): PageState =>
  JSON.parse(document.getElementById(PAGE_STATE_ID)?.textContent ?? '{}') as PageState;
