import { LANGUAGES, type Language } from '@dealership/contracts';
import { addTexts, type LazyTexts, type Texts } from '@dealership/ui-kit';
import type { ComponentType } from 'react';

/** A component with code and texts in separate files. */
export interface LazyComponent<Props = object> {
  load: () => Promise<ComponentType<Props>>;
  /** Set once loaded. */
  loaded?: ComponentType<Props>;
  /** Only on the server: its texts in every language. */
  texts?: { namespace: string; of: Record<Language, Texts> };
}

/** What the server loads ahead. */
const loading: Promise<void>[] = [];

async function allLanguages({ namespace, load }: LazyTexts): Promise<LazyComponent['texts']> {
  const texts = await Promise.all(LANGUAGES.map(async ({ code }) => [code, (await load(code)).default] as const));
  return { namespace, of: Object.fromEntries(texts) as Record<Language, Texts> };
}

async function loadAhead<Props>(target: LazyComponent<Props>, code: () => Promise<ComponentType<Props>>, texts?: LazyTexts) {
  try {
    const [loaded, all] = await Promise.all([code(), texts && allLanguages(texts)]);
    Object.assign(target, { loaded, texts: all });
  } catch (cause) {
    throw new Error(`A part of a page could not be loaded: ${code}`, { cause });
  }
}

/** `code` loads the component. `texts`: only for texts that the page lacks. */
export function lazyComponent<Props = object>(
  code: () => Promise<ComponentType<Props>>,
  texts?: LazyTexts,
): LazyComponent<Props> {
  const lazy: LazyComponent<Props> = {
    load: async () => {
      const [component] = await Promise.all([code(), texts && addTexts(texts.namespace, texts.load)]);
      lazy.loaded = component;
      return component;
    },
  };
  if (typeof window === 'undefined') {
    const ahead = loadAhead(lazy, code, texts);
    // Thrown by `lazyComponentsLoaded`.
    ahead.catch(() => undefined);
    loading.push(ahead);
  }
  return lazy;
}

/**
 * Only on the server, whose rendering is synchronous: waits until every lazy component of the imported modules is there, with
 * those that they declare. Throws if one cannot be loaded.
 */
export async function lazyComponentsLoaded(): Promise<void> {
  for (const component of loading) await component;
}
