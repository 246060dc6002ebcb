import type { Language, SettingValues } from '@dealership/contracts';
import { type ReceivedFragment, readFragment } from '@dealership/fragment-server';
import { coalesceCalls, REQUEST_ID_HEADER } from '@dealership/server-kit';
import type { Fragment, RemoteFiles, SitemapPage } from '@dealership/ui-kit/lifecycles';
import { type SectionName, splitSectionName } from '../sections/page-sections.js';

export interface RemoteClient {
  /**
   * A page rendered by a remote; `drafts` are applied as if they were published. Throws if the remote is missing, slow
   * or broken.
   */
  fragment(name: string, url: string, language: Language, requestId: string, drafts?: SettingValues): Promise<ReceivedFragment>;
  /** A section rendered by a remote. Throws like `fragment`. */
  section(name: SectionName, language: Language, requestId: string): Promise<Fragment>;
  /** The pages of all remotes for search engines. Throws if any of them does not respond. */
  sitemap(): Promise<SitemapPage[]>;
  /** A style sheet of a remote by its URL path. */
  styleSheet(href: string): Promise<string>;
  /** The files of all available remotes. */
  files(language: Language): Promise<RemoteFiles[]>;
}

export interface RemoteClientOptions {
  origins: Record<string, string>;
  /** Timeout for a fragment. */
  fragmentTimeoutMs: number;
  /** Timeout for a section, which the browser can load later. */
  sectionTimeoutMs: number;
}

/**
 * How long sections are shared. Together with the gateway's one second, staff changes show on every page within two
 * seconds.
 */
const SECTION_FRESH_MS = 500;

/** No visitor waits for the sitemap. */
const SITEMAP_TIMEOUT_MS = 20_000;

/** Internally, compressing costs more than the bytes it saves. */
const UNPACKED = { 'accept-encoding': 'identity' };

async function ask(
  address: string,
  timeoutMs: number,
  more: Record<string, string> = {},
  sent: Pick<RequestInit, 'method' | 'body'> = {},
): Promise<Response> {
  const headers = { ...UNPACKED, ...more };
  const response = await fetch(address, { ...sent, headers, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response;
}

const readJson = async <T>(...args: Parameters<typeof ask>): Promise<T> => (await (await ask(...args)).json()) as T;

export function createRemoteClient({ origins, fragmentTimeoutMs, sectionTimeoutMs }: RemoteClientOptions): RemoteClient {
  const share = coalesceCalls<Fragment>(SECTION_FRESH_MS, ({ incomplete }) => !incomplete);
  return {
    async fragment(name, url, language, requestId, drafts) {
      const address = `${origins[name]}/fragment?${new URLSearchParams({ url, lang: language })}`;
      const headers = { [REQUEST_ID_HEADER]: requestId, ...(drafts && { 'content-type': 'application/json' }) };
      const answer = await ask(address, fragmentTimeoutMs, headers, drafts && { method: 'POST', body: JSON.stringify(drafts) });
      return readFragment(Buffer.from(await answer.arrayBuffer()));
    },
    section(name, language, requestId) {
      const { remote, section } = splitSectionName(name);
      const query = new URLSearchParams({ name: section, lang: language });
      const address = `${origins[remote]}/section?${query}`;
      return share(address, () => readJson(address, sectionTimeoutMs, { [REQUEST_ID_HEADER]: requestId }));
    },
    async sitemap() {
      const pending = Object.values(origins).map((origin) =>
        readJson<SitemapPage[]>(`${origin}/sitemap.json`, SITEMAP_TIMEOUT_MS),
      );
      return (await Promise.all(pending)).flat();
    },
    async styleSheet(href) {
      const origin = origins[href.split('/')[1] ?? ''];
      return (await ask(`${origin}${href}`, sectionTimeoutMs)).text();
    },
    async files(language) {
      const pending = Object.values(origins).map((origin) =>
        readJson<RemoteFiles>(`${origin}/remote.json?lang=${language}`, fragmentTimeoutMs),
      );
      const answers = await Promise.allSettled(pending);
      return answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
    },
  };
}
