import { LANGUAGES, type Language } from '@dealership/contracts';
import { addTexts, type PartTexts, type Texts } from '@dealership/ui-kit';
import type { ComponentType } from 'react';

/** A component with code and texts in separate files. */
export interface LazyPart<Props = object> {
  load: () => Promise<ComponentType<Props>>;
  /** Set once loaded. */
  loaded?: ComponentType<Props>;
  /** Only on the server: the part's texts in every language. */
  texts?: { namespace: string; of: Record<Language, Texts> };
}

/** What the server loads ahead. */
const loading: Promise<void>[] = [];

async function allLanguages({ namespace, load }: PartTexts): Promise<LazyPart['texts']> {
  const texts = await Promise.all(LANGUAGES.map(async ({ code }) => [code, (await load(code)).default] as const));
  return { namespace, of: Object.fromEntries(texts) as Record<Language, Texts> };
}

async function loadAhead<Props>(part: LazyPart<Props>, code: () => Promise<ComponentType<Props>>, texts?: PartTexts) {
  try {
    const [loaded, all] = await Promise.all([code(), texts && allLanguages(texts)]);
    Object.assign(part, { loaded, texts: all });
  } catch (cause) {
    throw new Error(`A part of a page could not be loaded: ${code}`, { cause });
  }
}

/** `code` loads the component. `texts`: only for texts that the page lacks. */
export function lazyPart<Props = object>(code: () => Promise<ComponentType<Props>>, texts?: PartTexts): LazyPart<Props> {
  const part: LazyPart<Props> = {
    load: async () => {
      const [component] = await Promise.all([code(), texts && addTexts(texts.namespace, texts.load)]);
      part.loaded = component;
      return component;
    },
  };
  if (typeof window === 'undefined') {
    const ahead = loadAhead(part, code, texts);
    // `partsLoaded` throws it.
    ahead.catch(() => undefined);
    loading.push(ahead);
  }
  return part;
}

/**
 * Only on the server, whose rendering is synchronous: waits until every part of the imported modules is there, with the
 * parts that these declare. Throws if one cannot be loaded.
 */
export async function partsLoaded(): Promise<void> {
  for (const part of loading) await part;
}
