import type { Language } from '@dealership/contracts';

/** Placeholder home pages, each in its fixed language. */
const PLACEHOLDERS: Partial<Record<string, Exclude<Language, 'en'>>> = { '/ar': 'ar', '/ja': 'ja' };

/** A page's fixed language; undefined if the page uses the visitor's. */
export const ownLanguageOf = (path: string): Language | undefined => PLACEHOLDERS[path];
