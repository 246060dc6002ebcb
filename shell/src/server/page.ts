import type { Language } from '@dealership/contracts';
import type { PageHeadProps } from '@dealership/ui-kit';
import type { RemoteFiles } from '@dealership/ui-kit/lifecycles';
import { type Application, cleanPath } from '../applications.js';
import type { SiteConfig } from '../site-config.js';
import type { RemoteClient } from './remote-client.js';
import { renderPartUnavailable, renderShellPage } from './render-layout.js';
import { i18nFor } from './texts.js';

/** What stands between header and footer, and how the document answers. */
export interface Page {
  status: number;
  location?: string;
  head?: PageHeadProps;
  html: string;
  state?: unknown;
  /** Shared files of the shell, by chunk, that the page will ask for. */
  shared: string[];
  remotes: RemoteFiles[];
}

interface PageRequest {
  application: Application;
  url: URL;
  language: Language;
  requestId: string;
}

export interface PageSources {
  remotes: RemoteClient;
  config: SiteConfig;
  onRemoteFailure: (name: string, error: unknown) => void;
}

/** The page of a request, from the shell itself or from the remote that answers to its path. */
export async function renderPage({ application, url, language, requestId }: PageRequest, sources: PageSources): Promise<Page> {
  const { name } = application;
  const context = { config: sources.config, path: cleanPath(url.pathname), i18n: i18nFor(language) };
  if (!application.remote) {
    const { html, head } = renderShellPage(context, name);
    return { status: head?.status ?? 200, head, html, shared: ['pages', `pages-${language}`], remotes: [] };
  }
  try {
    const { remote, ...fragment } = await sources.remotes.fragment(name, `${url.pathname}${url.search}`, language, requestId);
    return { ...fragment, shared: ['data', ...fragment.shared], remotes: [remote] };
  } catch (error) {
    sources.onRemoteFailure(name, error);
    return { status: 503, html: renderPartUnavailable(context), shared: [], remotes: [] };
  }
}
