import type { Language } from '@dealership/contracts';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { HydrateWhen } from '../hydration/strategies.js';
import { addTexts, type TextLoader } from '../i18n/i18n.js';

/** The texts of a page or a part alone: their namespace, which is also the beginning of their files' names, and how they are loaded. */
export interface PartTexts {
  namespace: string;
  load: TextLoader;
}

export interface PrefetchContext {
  params: Record<string, string | undefined>;
  query: URLSearchParams;
  /** The visitor's. */
  language: Language;
}

/** A page's code: what renders, and what fills the query client before the server renders. */
export interface PageModule {
  Page: ComponentType;
  prefetch?: (client: QueryClient, context: PrefetchContext) => Promise<void>;
}

/** One page: its address, its code and texts as files of their own. */
export interface PageDefinition {
  path: string;
  /** Name of the file of its code (`webpackChunkName`), for documents to ask for it ahead of time. */
  chunk: string;
  load: () => Promise<PageModule>;
  /** Where the page has texts of its own. */
  texts?: PartTexts;
  /** When its code is fetched and run: `idle` unless said otherwise, after the first paint. */
  hydrate?: HydrateWhen;
  /** What the page needs of the shell's shared files besides those of every page. */
  shared?: 'form'[];
  /** Search engines should know it. */
  listed?: true;
  /** Its address holds what belongs to one visitor: no cache keeps the document. */
  personal?: true;
}

/** Declares a page in the folder of its feature; the application lists it. */
export const definePage = (page: PageDefinition): PageDefinition => page;

const loaded = new Map<string, PageModule>();

/** Loads a page's code, once. For servers, which have all texts. */
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

/** The page's code where it has been loaded. */
export const loadedPage = ({ path }: PageDefinition): PageModule | undefined => loaded.get(path);

/** The chunks of the build that hold a page's code and its texts in one language. */
export const chunksOf = ({ chunk, texts }: Pick<PageDefinition, 'chunk' | 'texts'>, language: string): string[] => [
  chunk,
  ...(texts ? [textsChunk(texts.namespace, language)] : []),
];

/** The chunk of a namespace's texts, as `[request]` names it in `webpackChunkName`. */
export const textsChunk = (namespace: string, language: string): string => `${namespace}-${language}-json`;
