import type { Language } from '@dealership/contracts';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { PageDefinition, PartTexts } from '../pages/define-page.js';
import { matchPath } from '../router/index.js';

/** An address that has moved for good. */
export interface MovedRoute {
  path: string;
  movedTo: (params: Record<string, string | undefined>) => string;
}

export type PageRoute = PageDefinition | MovedRoute;

/** A part of a page of the shell: what renders, and what fills the query client before the server renders. */
export interface SectionModule {
  Section: ComponentType;
  prefetch?: (client: QueryClient, language: Language) => Promise<void>;
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
  /** The texts that its pages share; in the build as `locale-…`. */
  texts: PartTexts;
  pages: PageRoute[];
  /** By the name that the shell asks for. */
  sections?: Record<string, RemoteSection>;
  /** Every page of its that search engines should know; the listed ones unless said otherwise. */
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
