import type { Language, SettingValues } from '@dealership/contracts';
import { chunksOf, type HydrateWhen, type PageHeadProps } from '@dealership/ui-kit';
import type { CodeFile, RemoteFiles } from '@dealership/ui-kit/lifecycles';
import { type Application, cleanPath } from '../../applications.js';
import { ownPageAt } from '../../pages/own-pages.js';
import { sectionsOf } from '../../sections/page-sections.js';
import type { SiteConfig } from '../../site-config.js';
import type { RemoteClient } from '../remote-client.js';
import type { Piece } from './bytes.js';
import { renderPartUnavailable, renderShellPage } from './render-layout.js';
import { i18nFor } from './texts.js';

/** Content between header and footer, and the document's status. */
export interface Page {
  status: number;
  location?: string;
  head?: PageHeadProps;
  html: Piece;
  /** Its data as JSON for a script element. */
  state?: Piece;
  /** Shared shell chunks the page needs. */
  shared: string[];
  /** Remote files the page loads at once. */
  preloads: CodeFile[];
  /** Files with hashes of scripts that remotes may load later. */
  tables: CodeFile[];
  /** Style sheets of its remotes. */
  styles: string[];
  /** The remotes that rendered part of it. */
  remotes: RemoteFiles[];
  hydrate?: HydrateWhen;
  /** Its URL is private to one visitor. */
  personal?: true;
  /** Part of it is unavailable. */
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
  /** A preview for staff. */
  drafts?: SettingValues | undefined;
  onRemoteFailure: (name: string, error: unknown) => void;
}

/** A page that loads no remote code at once. */
const NO_CODE = { preloads: [], tables: [] };

type Context = Parameters<typeof renderShellPage>[0];

/** A page's remote sections, requested in parallel. Unavailable ones are left to the browser. */
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
  const page = ownPageAt(context.path);
  const sections = await renderedSections(context.path, request, sources);
  const { html, head } = renderShellPage(
    context,
    request.application.name,
    new Map(sections.map((section) => [section.name, section])),
  );
  const shared = ['pages', ...(page ? chunksOf(page, request.language) : [])];
  const styles = sections.flatMap(({ remote }) => remote.styles);
  const remotes = new Map(sections.map(({ remote }) => [remote.entry.href, remote]));
  // Sections load their code when they come near; only their styles are needed at once.
  return {
    status: head?.status ?? 200,
    head,
    html,
    shared,
    ...NO_CODE,
    styles,
    remotes: [...remotes.values()],
    ...(page?.personal && { personal: true }),
    incomplete: sections.filter(({ incomplete }) => !incomplete).length < sectionsOf(context.path, context.config).length,
  };
}

/** The page of a request, from the shell or from the remote that handles its path. */
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
    return { status: 503, html: renderPartUnavailable(context), shared: [], ...NO_CODE, styles: [], remotes: [] };
  }
}
