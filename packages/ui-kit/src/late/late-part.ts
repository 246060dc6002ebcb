import { LANGUAGES, type Language } from '@dealership/contracts';
import { addTexts, type TextLoaders, type Texts } from '@dealership/ui-kit';
import type { ComponentType } from 'react';

/** What a part says: its namespace, and how its texts are fetched. */
export interface PartTexts {
  namespace: string;
  loaders: TextLoaders;
}

/** A component whose code and texts come as files of their own when it is wanted. */
export interface LatePart<Props = object> {
  load: () => Promise<ComponentType<Props>>;
  /** There once it has been loaded. */
  loaded?: ComponentType<Props>;
  /** On the server: its texts in every language, for the instance that renders. */
  texts?: { namespace: string; of: Record<Language, Texts> };
}

const onServer = typeof window === 'undefined';

async function allLanguages({ namespace, loaders }: PartTexts): Promise<LatePart['texts']> {
  const texts = await Promise.all(LANGUAGES.map(async ({ code }) => [code, (await loaders[code]()).default] as const));
  return { namespace, of: Object.fromEntries(texts) as Record<Language, Texts> };
}

/** `texts`: of its own; none for a part that says what the texts of its page hold. */
export function latePart<Props = object>(code: () => Promise<ComponentType<Props>>, texts?: PartTexts): LatePart<Props> {
  const part: LatePart<Props> = {
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
