import type { Language } from '@dealership/contracts';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { PageHydrate } from '../hydration/strategies.js';
import { addTexts, type TextLoader } from '../i18n/i18n.js';

/** Texts of a single page or lazy component: their namespace, also the prefix of their files, and their loader. */
export interface LazyTexts {
  namespace: string;
  load: TextLoader;
}

export interface PrefetchContext {
  params: Record<string, string | undefined>;
  query: URLSearchParams;
  /** The visitor's language. */
  language: Language;
}

/** A page's code: its component, and its data prefetch for the server. */
export interface PageModule {
  Page: ComponentType;
  /** `movedTo`: the address at which its content is now, path and query. */
  prefetch?: (client: QueryClient, context: PrefetchContext) => Promise<void> | Promise<{ movedTo: string } | undefined>;
}

/** A page: its URL, with code and texts in separate files. */
export interface PageDefinition {
  path: string;
  /** Name of its code's file (`webpackChunkName`), for preloading. */
  chunk: string;
  load: () => Promise<PageModule>;
  /** Texts of pages that have their own. */
  texts?: LazyTexts;
  /** When its code is loaded and run: by default after the first paint. */
  hydrate?: PageHydrate;
  /** Shared files of the shell that the page needs in addition to those of every page. */
  shared?: 'form'[];
  /** Whether search engines may list the page. */
  listed?: true;
  /** Whether its URL is private to one visitor: the document must never be cached. */
  personal?: true;
}

/** Declares a page in its feature's folder; the application lists it. */
export const definePage = (page: PageDefinition): PageDefinition => page;

const loaded = new Map<string, PageModule>();

/** Loads a page's code once. For servers, which have all texts. */
export async function loadPageCode({ path, load }: PageDefinition): Promise<PageModule> {
  const module = loaded.get(path) ?? (await load());
  loaded.set(path, module);
  return module;
}

/** Loads a page's code and its texts in the visitor's language. */
export async function loadPage(page: PageDefinition): Promise<PageModule> {
  const { texts } = page;
  const [module] = await Promise.all([loadPageCode(page), texts && addTexts(texts.namespace, texts.load)]);
  return module;
}

/** The page's code, if loaded. */
export const loadedPage = ({ path }: PageDefinition): PageModule | undefined => loaded.get(path);

/** Chunks of the build with a page's code and its texts in one language. */
export const chunksOf = ({ chunk, texts }: Pick<PageDefinition, 'chunk' | 'texts'>, language: string): string[] => [
  chunk,
  ...(texts ? [textsChunk(texts.namespace, language)] : []),
];

/** The chunk of a namespace's texts, as named by `[request]` in `webpackChunkName`. */
export const textsChunk = (namespace: string, language: string): string => `${namespace}-${language}-json`;
