import { escapeHtml, type Language } from '@dealership/contracts';
import { ContentUnavailable, type HeadSink, HeadSinkContext, I18nextProvider, Toaster } from '@dealership/ui-kit';
import type { i18n as I18n } from 'i18next';
import { LRUCache } from 'lru-cache';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { SiteWhatsapp } from '../../layout/contact/site-whatsapp.js';
import { SiteFooter } from '../../layout/footer/site-footer.js';
import { Header } from '../../layout/header/header.js';
import { PreviewNote } from '../../layout/header/preview-note.js';
import { SiteProvider } from '../../layout/site-context.js';
import { ShellPage } from '../../pages/shell-page.js';
import type { SectionName } from '../../sections/page-sections.js';
import { type RenderedSection, RenderedSectionsContext } from '../../sections/section-context.js';
import type { SiteConfig } from '../../site-config.js';
import { homeNodes } from '../../structured-data.js';
import type { Piece } from './bytes.js';

interface RenderContext {
  config: SiteConfig;
  path: string;
  search: string;
  i18n: I18n;
}

function render({ config, path, search, i18n }: RenderContext, id: string, content: ReactNode): string {
  const tree = (
    <I18nextProvider i18n={i18n}>
      <SiteProvider value={{ config, path, search }}>{content}</SiteProvider>
    </I18nextProvider>
  );
  return renderToString(tree, { identifierPrefix: id });
}

export interface Layout {
  header: Piece;
  footer: Piece;
  whatsapp: Piece;
  toasts: Piece;
  previewNote: string;
}

/** Placeholder in cached markup for the page's query, which the language links include. */
const QUERY = 'query-of-the-page';
const ENCODED_QUERY = `${QUERY}=&amp;`;

/** Caches markup by language and path, split at the query. The footer's year is updated within a minute. */
const newLayoutCache = () =>
  new LRUCache<string, Buffer[], () => Buffer[]>({
    max: 500,
    ttl: 60_000,
    memoMethod: (_key, _old, { context: make }) => make(),
  });

const layoutCaches = new WeakMap<SiteConfig, ReturnType<typeof newLayoutCache>>();

function renderOnce(context: RenderContext, id: string, content: ReactNode): Buffer[] {
  const { config, i18n, path } = context;
  const cache = layoutCaches.get(config) ?? newLayoutCache();
  layoutCaches.set(config, cache);
  const make = () => {
    const parts = render(context, id, content).split(ENCODED_QUERY);
    return parts.map((part) => Buffer.from(part));
  };
  return cache.memo(`${i18n.language} ${id} ${path}`, { context: make });
}

/** Renders once per path, for any query. */
function renderForAnyQuery(context: RenderContext, id: string, content: ReactNode): Piece {
  const query = new URLSearchParams(context.search).toString();
  const written = query && escapeHtml(`${query}&`);
  const [first, ...rest] = renderOnce({ ...context, search: `?${QUERY}` }, id, content);
  return [first ?? '', rest.map((part) => [written, part])];
}

/** Parts that are the same on every page are rendered without its path. */
const anywhere = (context: RenderContext): RenderContext => ({ ...context, path: '', search: '' });

export const renderLayout = (context: RenderContext): Layout => ({
  header: renderForAnyQuery(context, 'site-header', <Header />),
  footer: renderOnce(anywhere(context), 'site-footer', <SiteFooter />),
  whatsapp: renderOnce(anywhere(context), 'site-whatsapp', <SiteWhatsapp />),
  toasts: renderOnce(anywhere(context), 'site-toasts', <Toaster />),
  previewNote: context.config.isPreview ? render(context, 'site-preview', <PreviewNote />) : '',
});

/** Renders one of the shell's own pages with its remote sections and metadata. */
export function renderShellPage(context: RenderContext, name: string, sections: ReadonlyMap<SectionName, RenderedSection>) {
  const sink: HeadSink = {};
  const page = (
    <HeadSinkContext value={sink}>
      <RenderedSectionsContext value={sections}>
        <ShellPage path={context.path} />
      </RenderedSectionsContext>
    </HeadSinkContext>
  );
  const html = render(context, name, page);
  // Added here rather than in the page, because the browser does not need it.
  const data = context.path === '/' && { structuredData: homeNodes(context.config, context.i18n.language as Language) };
  return { html, head: sink.head && { ...sink.head, ...data } };
}

export const renderRemoteUnavailable = (context: RenderContext): Piece =>
  renderOnce(anywhere(context), 'unavailable', <ContentUnavailable />);
