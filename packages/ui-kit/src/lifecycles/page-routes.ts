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

/** One address of a remote: a page whose code comes as a file of its own, or the address it has moved to for good. */
export interface PageRoute {
  path: string;
  /** Name of the page's file in the build (webpackChunkName), for documents to ask for it ahead of time. */
  chunk?: string;
  /** What the page needs of the shell's shared files besides those of every remote's page. */
  shared?: 'form'[];
  load?: () => Promise<PageModule>;
  movedTo?: (params: Record<string, string | undefined>) => string;
}

export interface RemoteDefinition {
  /** As in the shell's list of applications; also the public path of its files. */
  name: string;
  routes: PageRoute[];
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
