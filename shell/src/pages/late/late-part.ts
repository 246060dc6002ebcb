import { LANGUAGES, type Language } from '@dealership/contracts';
import { addTexts, type TextLoaders, type Texts } from '@dealership/ui-kit';
import type { ComponentType } from 'react';

/** What a part says: its namespace, and how its texts are fetched. */
export interface PartTexts {
  namespace: string;
  loaders: TextLoaders;
}

/** A component whose code and texts come as files of their own when it is wanted. */
export interface LatePart {
  load: () => Promise<ComponentType>;
  /** There once it has been loaded. */
  loaded?: ComponentType;
  /** On the server: its texts in every language, for the instance that renders. */
  texts?: { namespace: string; of: Record<Language, Texts> };
}

const onServer = typeof window === 'undefined';

async function allLanguages({ namespace, loaders }: PartTexts): Promise<LatePart['texts']> {
  const texts = await Promise.all(LANGUAGES.map(async ({ code }) => [code, (await loaders[code]()).default] as const));
  return { namespace, of: Object.fromEntries(texts) as Record<Language, Texts> };
}

/** `texts`: of its own; none for a part that says what the shell's texts hold. */
export function latePart(code: () => Promise<ComponentType>, texts?: PartTexts): LatePart {
  const part: LatePart = {
    load: async () => {
      const [component] = await Promise.all([code(), texts && addTexts(texts.namespace, texts.loaders)]);
      part.loaded = component;
      return component;
    },
  };
  // A server renders without waiting: all of it has to be there before the first request.
  if (onServer)
    void Promise.all([code(), texts && allLanguages(texts)]).then(([loaded, all]) => Object.assign(part, { loaded, texts: all }));
  return part;
}
