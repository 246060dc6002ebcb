import type { Language } from '@dealership/contracts';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { LazyTexts, PageDefinition } from '../pages/define-page.js';
import { matchPath } from '../router/index.js';

/** A permanently moved URL. */
export interface MovedRoute {
  path: string;
  movedTo: (params: Record<string, string | undefined>) => string;
}

export type PageRoute = PageDefinition | MovedRoute;

/** A part of a shell page: its component, and its data prefetch for the server. */
export interface SectionModule {
  Section: ComponentType;
  prefetch?: (client: QueryClient, language: Language) => Promise<void>;
}

/** A remote's section for shell pages; its code is a separate file. */
export interface RemoteSection {
  chunk: string;
  load: () => Promise<SectionModule>;
}

/** A page for search engines. `path` with its query if that identifies the page; `images`: URLs of this site. */
export interface SitemapPage {
  path: string;
  images?: string[];
  /** ISO 8601. */
  lastModified?: string;
}

export interface RemoteDefinition {
  /** As in the shell's list of applications; also the public path of its files. */
  name: string;
  /** Texts shared by its pages; in the build as `locale-…`. */
  texts: LazyTexts;
  pages: PageRoute[];
  /** Keyed by the name that the shell uses. */
  sections?: Record<string, RemoteSection>;
  /** All its pages for search engines; by default those marked as `listed`. */
  sitemap?: () => Promise<SitemapPage[]>;
}

export const isMoved = (route: PageRoute): route is MovedRoute => 'movedTo' in route;

export function findRoute(pages: PageRoute[], pathname: string) {
  for (const route of pages) {
    const match = matchPath(route.path, pathname);
    if (match) return { route, params: match.params as Record<string, string | undefined> };
  }
  return undefined;
}
