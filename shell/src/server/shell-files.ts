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

/** What documents in one language load of the shell. `shared`: the chunks that a page needs besides what all need. */
export function shellFilesFor(directory: string, language: Language): (shared: string[]) => ShellFiles {
  const build: BuildManifest = readBuildManifest(directory);
  const main = filesOf(build, ['main']);
  const names = readdirSync(directory).filter((name) => name.endsWith('.woff2'));
  const fonts = FIRST_FONTS[language].flatMap((start) => names.filter((name) => name.startsWith(`${start}.`)));
  return (shared) => {
    const rest = filesOf(build, [
      'start',
      'core',
      ...shared,
      'styles',
      `locale-${language}`,
      `common-${language}`,
      `fonts-${language}`,
    ]);
    return {
      scripts: main.scripts,
      preloads: rest.scripts.filter((file) => !main.scripts.includes(file)),
      styles: [...new Set([...main.styles, ...rest.styles])],
      fonts: fonts.map((name) => `/shell/${name}`),
    };
  };
}
