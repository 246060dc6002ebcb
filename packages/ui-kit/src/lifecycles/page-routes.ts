import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { matchPath } from '../router/index.js';

export interface PrefetchContext {
  params: Record<string, string | undefined>;
  query: URLSearchParams;
}

/** A page's code: what renders, and what fills the query client before the server renders. */
export interface PageModule {
  Page: ComponentType;
  prefetch?: (client: QueryClient, context: PrefetchContext) => Promise<void>;
}

/**
 * When the code of a page runs, where that is not after its first paint, on phones with the visitor's first deed. `when-used`: a page to
 * read, complete without scripts; its code is not even fetched before. `at-once`: it does something by itself.
 */
export type HydrateTime = 'when-used' | 'at-once';

/** One address of a remote: a page whose code comes as a file of its own, or the address it has moved to for good. */
export interface PageRoute {
  path: string;
  /**
   * Name of the page's file in the build (webpackChunkName), for documents to ask for it ahead of time.
   * Texts of the page alone are in a file named `<chunk>-<language>`.
   */
  chunk?: string;
  /** What the page needs of the shell's shared files besides those of every remote's page. */
  shared?: 'form'[];
  load?: () => Promise<PageModule>;
  hydrate?: HydrateTime;
  movedTo?: (params: Record<string, string | undefined>) => string;
}

/** A part of a page of the shell: what renders, and what fills the query client before the server renders. */
export interface SectionModule {
  Section: ComponentType;
  prefetch?: (client: QueryClient) => Promise<void>;
}

/** A section that a remote offers to pages of the shell; its code comes as a file of its own. */
export interface RemoteSection {
  chunk: string;
  load: () => Promise<SectionModule>;
}

/** A page that search engines should know. `path` with its query where that makes the page; `images`: addresses of this site. */
export interface SitemapPage {
  path: string;
  images?: string[];
  /** ISO 8601. */
  lastModified?: string;
}

export interface RemoteDefinition {
  /** As in the shell's list of applications; also the public path of its files. */
  name: string;
  routes: PageRoute[];
  /** By the name that the shell asks for. */
  sections?: Record<string, RemoteSection>;
  /** Every page of its that search engines should know. */
  sitemap?: () => Promise<SitemapPage[]>;
}

export function findRoute(routes: PageRoute[], pathname: string) {
  for (const route of routes) {
    const match = matchPath(route.path, pathname);
    if (match) return { route, params: match.params as Record<string, string | undefined> };
  }
  return undefined;
}

const loaded = new Map<string, PageModule>();

/** Loads a page's code, once. */
export async function loadPage({ path, load }: PageRoute): Promise<PageModule | undefined> {
  if (load && !loaded.has(path)) loaded.set(path, await load());
  return loaded.get(path);
}

export const loadedPage = ({ path }: PageRoute): PageModule | undefined => loaded.get(path);
