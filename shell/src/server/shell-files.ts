import { readdirSync } from 'node:fs';
import type { Language } from '@dealership/contracts';
import { type BuildManifest, filesOf, readBuildManifest } from '@dealership/ui-kit/server';

/** The fonts that the first screen of a language needs, by the beginning of their file names. */
const FIRST_FONTS: Record<Language, string[]> = {
  en: ['manrope-latin-wght-normal', 'cormorant-latin-wght-normal'],
  ar: ['ibm-plex-sans-arabic-arabic-400-normal', 'noto-kufi-arabic-arabic-wght-normal'],
  ja: ['manrope-latin-wght-normal', 'cormorant-latin-wght-normal'],
};

export interface ShellFiles {
  scripts: string[];
  preloads: string[];
  styles: string[];
  fonts: string[];
}

/** What a document loads of the shell, in one language. Pages of remotes also use what is shared for data and forms. */
export function shellFiles(directory: string, language: Language, forRemote: boolean): ShellFiles {
  const build: BuildManifest = readBuildManifest(directory);
  const main = filesOf(build, ['main']);
  const shared = forRemote ? ['core', 'data', 'form'] : ['core'];
  const rest = filesOf(build, ['start', ...shared, 'styles', `locale-${language}`, `common-${language}`, `fonts-${language}`]);
  const names = readdirSync(directory).filter((name) => name.endsWith('.woff2'));
  const fonts = FIRST_FONTS[language].flatMap((start) => names.filter((name) => name.startsWith(`${start}.`)));
  return {
    scripts: main.scripts,
    preloads: rest.scripts.filter((file) => !main.scripts.includes(file)),
    styles: [...new Set([...main.styles, ...rest.styles])],
    fonts: fonts.map((name) => `/shell/${name}`),
  };
}
