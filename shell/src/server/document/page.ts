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

/** What stands between header and footer, and how the document answers. */
export interface Page {
  status: number;
  location?: string;
  head?: PageHeadProps;
  html: Piece;
  /** The data behind it, as JSON for a script element. */
  state?: Piece;
  /** Shared files of the shell, by chunk, that the page will ask for. */
  shared: string[];
  /** Files of remotes that the page asks for at once. */
  preloads: CodeFile[];
  /** Files with the hashes of what remotes may ask for later. */
  tables: CodeFile[];
  /** Style sheets of remotes that it shows. */
  styles: string[];
  /** The remotes that rendered any of it. */
  remotes: RemoteFiles[];
  hydrate?: HydrateWhen;
  /** Its address belongs to one visitor. */
  personal?: true;
  /** A part of it is unavailable. */
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
  /** What staff look at before they publish it. */
  drafts?: SettingValues | undefined;
  onRemoteFailure: (name: string, error: unknown) => void;
}

/** Of a page that asks for no code of remotes at once. */
const NO_CODE = { preloads: [], tables: [] };

type Context = Parameters<typeof renderShellPage>[0];

/** The sections of a page that their remotes could render, all asked at once. One that is unavailable is left to the browser. */
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
  // The code of sections is asked for when they come near; only their styles belong to what already shows.
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

/** The page of a request, from the shell itself or from the remote that answers to its path. */
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
