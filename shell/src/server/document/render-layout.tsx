import type { Language } from '@dealership/contracts';
import { type HeadSink, HeadSinkContext, I18nextProvider, PartUnavailable, Toaster } from '@dealership/ui-kit';
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
  header: Buffer;
  footer: Buffer;
  whatsapp: Buffer;
  toasts: Buffer;
  previewNote: string;
}

/** Rendered markup by language and what else it depends on. The year in the footer becomes the next one within a minute. */
const keptMarkup = () =>
  new LRUCache<string, Buffer, () => Buffer>({ max: 500, ttl: 60_000, memoMethod: (_key, _old, { context: make }) => make() });

const kept = new WeakMap<SiteConfig, ReturnType<typeof keptMarkup>>();

function renderOnce(context: RenderContext, id: string, content: ReactNode): Buffer {
  const { config, i18n, path, search } = context;
  const cache = kept.get(config) ?? keptMarkup();
  kept.set(config, cache);
  return cache.memo(`${i18n.language} ${id} ${path}${search}`, { context: () => Buffer.from(render(context, id, content)) });
}

/** What looks the same on every page is not told which one it is. */
const anywhere = (context: RenderContext): RenderContext => ({ ...context, path: '', search: '' });

export const renderLayout = (context: RenderContext): Layout => ({
  header: renderOnce(context, 'site-header', <Header />),
  footer: renderOnce(anywhere(context), 'site-footer', <SiteFooter />),
  whatsapp: renderOnce(anywhere(context), 'site-whatsapp', <SiteWhatsapp />),
  toasts: renderOnce(anywhere(context), 'site-toasts', <Toaster />),
  previewNote: context.config.isPreview ? render(context, 'site-preview', <PreviewNote />) : '',
});

/** One of the shell's own pages with the sections that remotes rendered for it, and what it says of itself. */
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
  // Here and not in the page: no browser needs it.
  const data = context.path === '/' && { structuredData: homeNodes(context.config, context.i18n.language as Language) };
  return { html, head: sink.head && { ...sink.head, ...data } };
}

export const renderPartUnavailable = (context: RenderContext): Buffer =>
  renderOnce(anywhere(context), 'unavailable', <PartUnavailable />);
