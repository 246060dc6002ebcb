import { isMoved, type RemoteDefinition, type SitemapPage } from '@dealership/ui-kit/lifecycles';

/** The pages of a remote for search engines. */
export const listedPages = ({ pages }: RemoteDefinition): SitemapPage[] =>
  pages.flatMap((page) => (!isMoved(page) && page.listed ? [{ path: page.path }] : []));
