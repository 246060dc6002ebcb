import type { Language } from '@dealership/contracts';
import { type HeadSink, HeadSinkContext, loadPageCode, type PageDefinition } from '@dealership/ui-kit';
import {
  type Fragment,
  findRoute,
  isMoved,
  type RemoteDefinition,
  RemoteProviders,
  RemoteRoutes,
} from '@dealership/ui-kit/lifecycles';
import { createQueryClient, type QueryClient } from '@dealership/ui-kit/query';
import type { i18n as I18n } from 'i18next';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { handOver } from './hand-over.js';

/** `page`: the page whose files the document needs. */
export type Rendered = Omit<Fragment, 'remote'> & { page?: Pick<PageDefinition, 'chunk' | 'texts'> };

const moved = (location: string, status = 308): Rendered => ({ status, location, html: '', state: {}, shared: [] });

/**
 * Renders the page of a remote at `url` (path and query). Throws if rendering fails.
 * @param known prefills the query client
 */
export async function renderFragment(
  definition: RemoteDefinition,
  url: URL,
  i18n: I18n,
  known?: (client: QueryClient) => void,
): Promise<Rendered> {
  const found = findRoute(definition.pages, url.pathname);
  if (!found) return { status: 404, html: '', state: {}, shared: [] };
  const { route: page, params } = found;
  if (isMoved(page)) return moved(`${page.movedTo(params)}${url.search}`);
  const client = createQueryClient();
  known?.(client);
  const { prefetch } = await loadPageCode(page);
  const answer = await prefetch?.(client, { params, query: url.searchParams, language: i18n.language as Language });
  if (answer) return moved(answer.movedTo, 301);
  const sink: HeadSink = {};
  const html = renderToString(
    <HeadSinkContext value={sink}>
      <RemoteProviders i18n={i18n} client={client}>
        <StaticRouter location={`${url.pathname}${url.search}`}>
          <RemoteRoutes pages={[page]} />
        </StaticRouter>
      </RemoteProviders>
    </HeadSinkContext>,
    { identifierPrefix: definition.name },
  );
  return {
    status: sink.head?.status ?? 200,
    ...(sink.head && { head: sink.head }),
    html,
    ...handOver(client),
    shared: page.shared ?? [],
    ...(page.hydrate && { hydrate: page.hydrate }),
    ...(page.personal && { personal: page.personal }),
    page,
  };
}
