import type { Language } from '@dealership/contracts';
import type { HydrateWhen } from '@dealership/ui-kit';
import type { CodeFile, RemoteFiles } from '@dealership/ui-kit/lifecycles';
import type { SiteConfig } from './site-config.js';

/** A page's script files: the entry, and those it will import. */
export interface PageCode {
  scripts: CodeFile[];
  preloads: CodeFile[];
  /** Files with all script hashes: of the shell, and of the page's remote. */
  tables: CodeFile[];
}

/** Data that the server embeds in the document. */
export interface PageState {
  language: Language;
  /** The query at rendering; the browser's may have extra parameters, which no page reads. */
  search: string;
  site: SiteConfig;
  /** Files of the remotes that rendered this page. */
  remotes: RemoteFiles[];
  code: PageCode;
  /** When the page's code is loaded and run; default `idle`. */
  hydrate?: HydrateWhen;
}

/** Id of the element with the state as JSON. */
export const PAGE_STATE_ID = 'page-state';

/** Id of the template shown when code does not load. */
export const CODE_UNAVAILABLE_ID = 'code-unavailable';

export const readPageState = (): PageState =>
  JSON.parse(document.getElementById(PAGE_STATE_ID)?.textContent ?? '{}') as PageState;
