import { DEFAULT_LANGUAGE, type Language } from '@dealership/contracts';

/** A public URL of the site. `language`: of a page; English has no parameter. */
export function siteAddress(publicUrl: string, path: string, language: Language = DEFAULT_LANGUAGE): string {
  const url = new URL(path, publicUrl);
  if (language !== DEFAULT_LANGUAGE) url.searchParams.set('lang', language);
  return url.href;
}
