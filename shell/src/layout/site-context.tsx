import { localize } from '@dealership/contracts';
import { useLanguage } from '@dealership/ui-kit';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { cleanPath } from '../applications.js';
import type { SiteConfig } from '../site-config.js';

interface Site {
  config: SiteConfig;
  /** The path on the server; the browser uses its own location. */
  path: string;
  /** The query on the server, with its `?`; '' if there is none. */
  search: string;
}

const SiteContext = createContext<Site | null>(null);

export const SiteProvider = SiteContext.Provider;

export function useSite(): SiteConfig {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite needs a SiteProvider');
  return site.config;
}

/** The dealer's name in the reader's language. */
export function useDealerName(): string {
  const { language } = useLanguage();
  return localize(useSite().name, language);
}

/** The dealer's address in the reader's language. */
export function useDealerAddress(): string {
  const { language } = useLanguage();
  return useSite().address[language];
}

const onRouting = (listener: () => void) => {
  window.addEventListener('single-spa:routing-event', listener);
  window.addEventListener('popstate', listener);
  return () => {
    window.removeEventListener('single-spa:routing-event', listener);
    window.removeEventListener('popstate', listener);
  };
};

/** The current path without a trailing slash; updates on navigation. */
export function usePath(): string {
  const site = useContext(SiteContext);
  return useSyncExternalStore(
    onRouting,
    () => cleanPath(window.location.pathname),
    () => site?.path ?? '/',
  );
}

/** The current query. */
export function useSearch(): string {
  const site = useContext(SiteContext);
  return useSyncExternalStore(
    onRouting,
    () => window.location.search,
    () => site?.search ?? '',
  );
}
