import type { QueryClient } from '../query/react-query.js';
import { findRoute, loadPage, type PageRoute } from './page-routes.js';

/** Has a page's code and data ready before it is asked for. A reading that fails is forgotten: the page tries again itself. */
export async function preparePage(routes: PageRoute[], client: QueryClient, url: URL): Promise<void> {
  const found = findRoute(routes, url.pathname);
  if (!found) return;
  const page = await loadPage(found.route);
  await page?.prefetch?.(client, { params: found.params, query: url.searchParams });
  client.removeQueries({ predicate: (query) => query.state.status === 'error' && !query.isActive() });
}
