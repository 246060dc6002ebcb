import { type HeadSink, HeadSinkContext, I18nextProvider, PartUnavailable, Toaster } from '@dealership/ui-kit';
import type { i18n as I18n } from 'i18next';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Footer } from '../layout/footer/footer.js';
import { Header } from '../layout/header/header.js';
import { SiteProvider } from '../layout/site-context.js';
import { WhatsappButton } from '../layout/whatsapp-button.js';
import { ShellPage } from '../pages/shell-page.js';
import type { SectionName } from '../sections/page-sections.js';
import { type RenderedSection, RenderedSectionsContext } from '../sections/section-context.js';
import type { SiteConfig } from '../site-config.js';

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
  header: string;
  footer: string;
  whatsapp: string;
  toasts: string;
}

export const renderLayout = (context: RenderContext): Layout => ({
  header: render(context, 'site-header', <Header />),
  footer: render(context, 'site-footer', <Footer />),
  whatsapp: render(context, 'site-whatsapp', <WhatsappButton />),
  toasts: render(context, 'site-toasts', <Toaster />),
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
  return { html, head: sink.head };
}

export const renderPartUnavailable = (context: RenderContext): string => render(context, 'unavailable', <PartUnavailable />);
