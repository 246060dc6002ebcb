import type { Language } from '@dealership/contracts';
import { useLanguage } from '@dealership/ui-kit';
import { useEffect, useState } from 'react';

interface InLanguage {
  language: Language;
}

async function read<Answer>(path: string, signal: AbortSignal): Promise<Answer> {
  const response = await fetch(path, { signal });
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}`);
  return (await response.json()) as Answer;
}

/**
 * The published content of a page, from the document, or fetched after navigation or a language change.
 * @param make builds the content from the response of `path`; must be a stable function
 */
export function usePublished<Answer, Shown extends InLanguage>(
  given: Shown | undefined,
  path: string,
  make: (answer: Answer, language: Language) => Shown,
): { content: Shown | undefined; failed: boolean } {
  const { language } = useLanguage();
  const [content, setContent] = useState(given);
  const [failed, setFailed] = useState(false);
  const isThere = content?.language === language;
  useEffect(() => {
    if (isThere) return;
    const leaving = new AbortController();
    read<Answer>(path, leaving.signal)
      .then((answer) => setContent(make(answer, language)))
      .catch((error: unknown) => {
        if (leaving.signal.aborted) return;
        console.error(error);
        setFailed(true);
      });
    return () => leaving.abort();
  }, [isThere, language, path, make]);
  return { content, failed };
}
