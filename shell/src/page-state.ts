import type { Language } from '@dealership/contracts';
import type { RemoteFiles } from '@dealership/ui-kit/lifecycles';
import type { SiteConfig } from './site-config.js';

/** What the server tells the browser about the document it sent. */
export interface PageState {
  language: Language;
  site: SiteConfig;
  /** The files of the remote that rendered this page. */
  remotes: RemoteFiles[];
  /** The page's own code is not needed before the visitor does something. */
  waits?: true;
}

export const PAGE_STATE_ID = 'page-state';
