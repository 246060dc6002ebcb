import type { SettingValues } from '@dealership/contracts';
import { getSiteSettings } from '@dealership/contracts/settings/endpoints';
import { useLanguage } from '@dealership/ui-kit';
import { useEffect, useState } from 'react';
import { homeContent } from '../../home-content.js';
import { useSite } from '../../layout/site-context.js';
import type { HomeContent } from '../../site-config.js';

async function read(signal: AbortSignal): Promise<SettingValues> {
  const response = await fetch(getSiteSettings.path, { signal });
  if (!response.ok) throw new Error(`The texts of the home page were answered with ${response.status}`);
  return (await response.json()) as SettingValues;
}

/** Questions and testimonials: of the document, or fetched where another page or another language came first. */
export function useHomeContent(): HomeContent | undefined {
  const { language } = useLanguage();
  const { home } = useSite();
  const [content, setContent] = useState(home);
  const isThere = content?.language === language;
  useEffect(() => {
    if (isThere) return;
    const leaving = new AbortController();
    read(leaving.signal)
      .then((settings) => setContent(homeContent(settings, language)))
      .catch((error: unknown) => {
        if (!leaving.signal.aborted) console.error(error);
      });
    return () => leaving.abort();
  }, [isThere, language]);
  return content;
}
