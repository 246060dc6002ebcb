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

const onServer = typeof window === 'undefined';

async function allLanguages({ namespace, load }: PartTexts): Promise<LazyPart['texts']> {
  const texts = await Promise.all(LANGUAGES.map(async ({ code }) => [code, (await load(code)).default] as const));
  return { namespace, of: Object.fromEntries(texts) as Record<Language, Texts> };
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
  // Server rendering is synchronous: everything is loaded before the first request.
  if (onServer)
    void Promise.all([code(), texts && allLanguages(texts)]).then(([loaded, all]) => Object.assign(part, { loaded, texts: all }));
  return part;
}
