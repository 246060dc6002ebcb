import type { Language } from '@dealership/contracts';
import type { ComponentType } from 'react';
import { type LatePart, latePart } from './late/late-part.js';
import { loadPageTexts, pageTextsFile } from './page-texts.js';

/** A page of the shell. `files`: the chunks of the build that it asks for besides those of all of the shell's pages. */
export interface OwnPage extends LatePart {
  files: (language: Language) => string[];
}

/** A page with a file and texts of its own. `chunk`: the name of the file in the build. */
export const ownPage = (chunk: string, code: () => Promise<ComponentType>): OwnPage =>
  Object.assign(latePart(code, loadPageTexts), { files: (language: Language) => [chunk, pageTextsFile(language)] });

/** A page with a file of its own that says what the shell's texts hold. */
export const plainPage = (chunk: string, code: () => Promise<ComponentType>): OwnPage =>
  Object.assign(latePart(code), { files: () => [chunk] });

/** A page too small for a file of its own. */
export const smallPage = (page: ComponentType): OwnPage => ({ load: async () => page, loaded: page, files: () => [] });
