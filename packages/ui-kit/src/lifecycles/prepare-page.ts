import type { Language } from '@dealership/contracts';
import { loadPage } from '../pages/define-page.js';
import type { QueryClient } from '../query/react-query.js';
import { findRoute, isMoved, type PageRoute } from './page-routes.js';

/** Prefetches a page's code and data. Errors are ignored: the page itself retries. */
export async function preparePage(pages: PageRoute[], client: QueryClient, url: URL, language: Language): Promise<void> {
  const found = findRoute(pages, url.pathname);
  if (!found || isMoved(found.route)) return;
  const { prefetch } = await loadPage(found.route);
  await prefetch?.(client, { params: found.params, query: url.searchParams, language });
  client.removeQueries({ predicate: (query) => query.state.status === 'error' && !query.isActive() });
}
