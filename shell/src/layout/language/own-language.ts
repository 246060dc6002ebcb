import type { Language } from '@dealership/contracts';

/** Home pages that are announced, each in its own language whatever the visitor's is. */
const PLACEHOLDERS: Partial<Record<string, Exclude<Language, 'en'>>> = { '/ar': 'ar', '/ja': 'ja' };

/** The language that a page is always in; none means the visitor's. */
export const ownLanguageOf = (path: string): Language | undefined => PLACEHOLDERS[path];
