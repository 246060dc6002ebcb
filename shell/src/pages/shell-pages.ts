import { definePage, type PageDefinition, type PageHydrate } from '@dealership/ui-kit';
import { aboutTexts } from './about/texts.js';
import { contactTexts } from './contact/texts.js';
import { pageTexts } from './page-texts.js';

const legal = (path: string, name: 'PrivacyPage' | 'TermsPage' | 'CookiesPage') =>
  definePage({
    path,
    chunk: 'page-legal',
    load: async () => ({ Page: (await import(/* webpackChunkName: "page-legal" */ './legal-page.js'))[name] }),
    texts: pageTexts,
    hydrate: 'interaction',
  });

const emailLink = (path: string, name: 'ConfirmPage' | 'UnsubscribePage' | 'ConfirmAlertPage' | 'EndAlertPage') =>
  definePage({
    path,
    chunk: 'page-newsletter',
    personal: true,
    load: async () => ({ Page: (await import(/* webpackChunkName: "page-newsletter" */ './newsletter/index.js'))[name] }),
    texts: pageTexts,
  });

const placeholder = (path: string, name: 'ArabicHomePage' | 'JapaneseHomePage') =>
  definePage({
    path,
    chunk: 'page-placeholder',
    load: async () => ({ Page: (await import(/* webpackChunkName: "page-placeholder" */ './placeholder-page.js'))[name] }),
    texts: pageTexts,
  });

/** The shell's own pages. */
export const shellPages: PageDefinition[] = [
  definePage({
    path: '/',
    chunk: 'page-home',
    load: () => import(/* webpackChunkName: "page-home" */ './home/index.js'),
  }),
  definePage({
    path: '/about',
    chunk: 'page-about',
    load: () => import(/* webpackChunkName: "page-about" */ './about/index.js'),
    texts: aboutTexts,
    hydrate: 'interaction',
  }),
  definePage({
    path: '/contact',
    chunk: 'page-contact',
    load: () => import(/* webpackChunkName: "page-contact" */ './contact/index.js'),
    texts: contactTexts,
  }),
  definePage({
    path: '/credits',
    chunk: 'page-credits',
    load: async () => ({ Page: (await import(/* webpackChunkName: "page-credits" */ './credits-page.js')).CreditsPage }),
    hydrate: 'interaction',
  }),
  legal('/privacy', 'PrivacyPage'),
  legal('/terms', 'TermsPage'),
  legal('/cookies', 'CookiesPage'),
  emailLink('/newsletter/confirm', 'ConfirmPage'),
  emailLink('/newsletter/unsubscribe', 'UnsubscribePage'),
  emailLink('/alerts/confirm', 'ConfirmAlertPage'),
  emailLink('/alerts/end', 'EndAlertPage'),
  placeholder('/ar', 'ArabicHomePage'),
  placeholder('/ja', 'JapaneseHomePage'),
];

/** The shell's own page at a path; undefined if there is none. */
export const shellPageAt = (path: string): PageDefinition | undefined => shellPages.find((page) => page.path === path);

/** When the code of the page at a path is loaded. The 404 page has links and a form that work without it. */
export const hydrateTimeAt = (path: string): PageHydrate | undefined => {
  const page = shellPageAt(path);
  return page ? page.hydrate : 'interaction';
};
