import type { Language, SettingValues } from '@dealership/contracts';
import { chunksOf, type PageHeadProps, type PageHydrate } from '@dealership/ui-kit';
import type { CodeFile, RemoteFiles } from '@dealership/ui-kit/lifecycles';
import { type Application, cleanPath } from '../../applications.js';
import { hydrateTimeAt, shellPageAt } from '../../pages/shell-pages.js';
import { sectionsOf } from '../../sections/page-sections.js';
import type { SiteConfig } from '../../site-config.js';
import type { RemoteClient } from '../remote-client.js';
import type { Piece } from './bytes.js';
import { renderRemoteUnavailable, renderShellPage } from './render-layout.js';
import { i18nFor } from './texts.js';

/** The content between header and footer, and the status of the document. */
export interface Page {
  status: number;
  location?: string;
  head?: PageHeadProps;
  html: Piece;
  /** Its data as JSON for a script element. */
  state?: Piece;
  /** Shared chunks of the shell that the page needs. */
  shared: string[];
  /** Remote files that the page loads at once. */
  preloads: CodeFile[];
  /** Files with the hashes of scripts that remotes may load later. */
  tables: CodeFile[];
  /** Style sheets of the page's remotes. */
  styles: string[];
  /** The remotes that rendered parts of the page. */
  remotes: RemoteFiles[];
  hydrate?: PageHydrate;
  /** Whether its URL is private to one visitor. */
  personal?: true;
  /** Whether a part of it is unavailable. */
  incomplete?: boolean;
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
  /** The drafts to show in a staff preview. */
  drafts?: SettingValues | undefined;
  onRemoteFailure: (name: string, error: unknown) => void;
}

/** For a page that loads no remote code at once. */
const NO_CODE = { preloads: [], tables: [] };

type Context = Parameters<typeof renderShellPage>[0];

/** A page's remote sections, requested in parallel. The browser retries those that are unavailable. */
async function renderedSections(path: string, { language, requestId }: PageRequest, sources: PageSources) {
  const answers = sectionsOf(path, sources.config).map(async (name) => {
    try {
      return [{ name, ...(await sources.remotes.section(name, language, requestId)) }];
    } catch (error) {
      sources.onRemoteFailure(name, error);
      return [];
    }
  });
  return (await Promise.all(answers)).flat();
}

async function renderOwnPage(context: Context, request: PageRequest, sources: PageSources): Promise<Page> {
  const page = shellPageAt(context.path);
  const sections = await renderedSections(context.path, request, sources);
  const { html, head } = renderShellPage(
    context,
    request.application.name,
    new Map(sections.map((section) => [section.name, section])),
  );
  const hydrate = hydrateTimeAt(context.path);
  const shared = ['pages', ...(page ? chunksOf(page, request.language) : [])];
  const styles = sections.flatMap(({ remote }) => remote.styles);
  const remotes = new Map(sections.map(({ remote }) => [remote.entry.href, remote]));
  // Sections load their code when they are almost visible, so only their styles are needed at once.
  return {
    status: head?.status ?? 200,
    head,
    html,
    shared,
    ...NO_CODE,
    styles,
    remotes: [...remotes.values()],
    ...(hydrate && { hydrate }),
    ...(page?.personal && { personal: true }),
    incomplete: sections.filter(({ incomplete }) => !incomplete).length < sectionsOf(context.path, context.config).length,
  };
}

/** Renders the page for a request, by the shell or by the remote that handles its path. */
export async function renderPage(request: PageRequest, sources: PageSources): Promise<Page> {
  const { application, url, language, requestId } = request;
  const { name } = application;
  const context = { config: sources.config, path: cleanPath(url.pathname), search: url.search, i18n: i18nFor(language) };
  if (!application.remote) return renderOwnPage(context, request, sources);
  try {
    const address = `${url.pathname}${url.search}`;
    const { remote, ...fragment } = await sources.remotes.fragment(name, address, language, requestId, sources.drafts);
    if (fragment.hydrate === 'interaction')
      return { ...fragment, shared: [], ...NO_CODE, styles: remote.styles, remotes: [remote] };
    const { entry, scripts, styles, table } = remote;
    const code = { preloads: [entry, ...scripts], tables: [table] };
    return { ...fragment, shared: ['data', ...fragment.shared], ...code, styles, remotes: [remote] };
  } catch (error) {
    sources.onRemoteFailure(name, error);
    return { status: 503, html: renderRemoteUnavailable(context), shared: [], ...NO_CODE, styles: [], remotes: [] };
  }
}
