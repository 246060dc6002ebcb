import { readdirSync } from 'node:fs';
import type { Language } from '@dealership/contracts';
import { type BuildManifest, filesOf, readBuildManifest } from '@dealership/fragment-server';
import { type PageHydrate, textsChunk } from '@dealership/ui-kit';
import type { CodeFile } from '@dealership/ui-kit/lifecycles';

/** The fonts of each language's first screen, by file name prefix. */
const FIRST_FONTS: Record<Language, string[]> = {
  en: ['manrope-latin-wght-normal', 'cormorant-latin-500-normal'],
  ar: ['ibm-plex-sans-arabic-arabic-400-normal', 'noto-kufi-arabic-arabic-wght-normal', 'cormorant-latin-500-normal'],
  ja: ['manrope-latin-wght-normal', 'cormorant-latin-500-normal'],
};

/** A font that the document preloads. */
export interface FontFile {
  href: string;
  /** Phones load it together with its rules, after the page. */
  deferred: boolean;
}

export interface ShellFiles {
  scripts: CodeFile[];
  preloads: CodeFile[];
  /** The file with the hashes of all scripts. */
  table: CodeFile;
  styles: string[];
  /** Those of `styles` with font rules that phones load after the page. */
  deferredStyles: string[];
  fonts: FontFile[];
}

/**
 * The shell's files for documents in one language. `shared`: chunks that a page needs besides the common ones; a page
 * that waits for an interaction needs only their styles.
 */
export function shellFilesFor(directory: string, language: Language): (shared: string[], hydrate?: PageHydrate) => ShellFiles {
  const build: BuildManifest = readBuildManifest(directory);
  const main = filesOf(build, ['main']);
  const names = readdirSync(directory).filter((name) => name.endsWith('.woff2'));
  const fonts = FIRST_FONTS[language].flatMap((start) => names.filter((name) => name.startsWith(`${start}.`)));
  const deferredStyles = filesOf(build, ['fonts']).styles;
  const filesWith = (chunks: string[]) =>
    filesOf(build, [
      'start',
      'core',
      ...chunks,
      'styles',
      textsChunk('locale', language),
      textsChunk('common', language),
      `fonts-${language}`,
    ]);
  return (shared, hydrate) => {
    const { styles } = filesWith(shared);
    const { scripts } = filesWith(hydrate === 'interaction' ? [] : shared);
    return {
      scripts: main.scripts,
      preloads: scripts.filter(({ href }) => !main.scripts.some((first) => first.href === href)),
      table: build.table,
      styles: [...new Set([...deferredStyles, ...main.styles, ...styles])],
      deferredStyles,
      fonts: fonts.map((name) => ({ href: `/shell/${name}`, deferred: name.includes('-latin-') })),
    };
  };
}
