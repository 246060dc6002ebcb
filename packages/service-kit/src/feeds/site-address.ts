import { DEFAULT_LANGUAGE, type Language } from '@dealership/contracts';

/** An address of the site as others write it. `language`: of a page; English stands at the address itself. */
export function siteAddress(publicUrl: string, path: string, language: Language = DEFAULT_LANGUAGE): string {
  const url = new URL(path, publicUrl);
  if (language !== DEFAULT_LANGUAGE) url.searchParams.set('lang', language);
  return url.href;
}
