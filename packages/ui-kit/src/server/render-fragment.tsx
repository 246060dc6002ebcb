import { dehydrate, type Query } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { type HeadSink, HeadSinkContext } from '../head/page-head.js';
import type { Fragment } from '../lifecycles/fragment.js';
import { findRoute, loadPage, type RemoteDefinition } from '../lifecycles/page-routes.js';
import { RemoteProviders, RemoteRoutes } from '../lifecycles/remote.js';
import { createQueryClient } from '../query/query-client.js';

/** `chunk`: the file of the page's code. */
export type Rendered = Omit<Fragment, 'remote'> & { chunk?: string };

// A failed read is handed over too: the browser must start from what the server showed.
export const isSettled = ({ state }: Query): boolean => state.status !== 'pending';

const moved = (location: string): Rendered => ({ status: 308, location, html: '', state: {}, shared: [] });

/** Renders the page of a remote that answers to `url` (path and query). Throws when rendering fails. */
export async function renderFragment(definition: RemoteDefinition, url: URL, i18n: I18n): Promise<Rendered> {
  const found = findRoute(definition.routes, url.pathname);
  if (!found) return { status: 404, html: '', state: {}, shared: [] };
  if (found.route.movedTo) return moved(`${found.route.movedTo(found.params)}${url.search}`);
  const client = createQueryClient();
  const page = await loadPage(found.route);
  await page?.prefetch?.(client, { params: found.params, query: url.searchParams });
  const sink: HeadSink = {};
  const html = renderToString(
    <HeadSinkContext value={sink}>
      <RemoteProviders i18n={i18n} client={client}>
        <StaticRouter location={`${url.pathname}${url.search}`}>
          <RemoteRoutes routes={definition.routes} />
        </StaticRouter>
      </RemoteProviders>
    </HeadSinkContext>,
    { identifierPrefix: definition.name },
  );
  const state = dehydrate(client, { shouldDehydrateQuery: isSettled });
  client.clear();
  return {
    status: sink.head?.status ?? 200,
    ...(sink.head && { head: sink.head }),
    html,
    state,
    shared: found.route.shared ?? [],
    ...(found.route.hydrate && { hydrate: found.route.hydrate }),
    chunk: found.route.chunk,
  };
}
