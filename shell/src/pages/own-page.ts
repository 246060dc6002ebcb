import type { Language } from '@dealership/contracts';
import { type LatePart, latePart, type PartTexts } from '@dealership/ui-kit/late';
import type { ComponentType } from 'react';

/** A page of the shell. `files`: the chunks of the build that it asks for besides those of all of the shell's pages. */
export interface OwnPage extends LatePart {
  files: (language: Language) => string[];
}

/** A page with a file of its own. `chunk`: the file's name in the build. Its texts are in files named by their namespace. */
export const ownPage = (chunk: string, code: () => Promise<ComponentType>, texts?: PartTexts): OwnPage =>
  Object.assign(latePart(code, texts), {
    files: (language: Language) => [chunk, ...(texts ? [`${texts.namespace}-${language}`] : [])],
  });

/** A page too small for a file of its own. */
export const smallPage = (page: ComponentType): OwnPage => ({ load: async () => page, loaded: page, files: () => [] });
