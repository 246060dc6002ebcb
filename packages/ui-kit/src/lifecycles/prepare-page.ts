import type { Language } from '@dealership/contracts';
import { loadPage } from '../pages/define-page.js';
import type { QueryClient } from '../query/react-query.js';
import { findRoute, isMoved, type PageRoute } from './page-routes.js';

/** Has a page's code and data ready before it is asked for. A read that fails is forgotten: the page tries again itself. */
export async function preparePage(pages: PageRoute[], client: QueryClient, url: URL, language: Language): Promise<void> {
  const found = findRoute(pages, url.pathname);
  if (!found || isMoved(found.route)) return;
  const { prefetch } = await loadPage(found.route);
  await prefetch?.(client, { params: found.params, query: url.searchParams, language });
  client.removeQueries({ predicate: (query) => query.state.status === 'error' && !query.isActive() });
}
