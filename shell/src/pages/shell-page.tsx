import type { Language } from '@dealership/contracts';
import { ErrorBoundary, Spinner } from '@dealership/ui-kit';
import { usePartTexts } from '@dealership/ui-kit/late';
import { lazy, Suspense, useState } from 'react';
import { contactTexts } from './contact/texts.js';
import { NotFoundPage } from './not-found-page.js';
import { type OwnPage, ownPage, smallPage } from './own-page.js';
import { pageTexts } from './page-texts.js';

const legal = (name: 'PrivacyPage' | 'TermsPage' | 'CookiesPage'): OwnPage => {
  const code = () => import(/* webpackChunkName: "page-legal" */ './legal-page.js').then((pages) => pages[name]);
  return ownPage('page-legal', code, pageTexts);
};

const newsletter = (name: 'ConfirmPage' | 'UnsubscribePage'): OwnPage => {
  const code = () => import(/* webpackChunkName: "page-newsletter" */ './newsletter/index.js').then((pages) => pages[name]);
  return ownPage('page-newsletter', code, pageTexts);
};

const placeholder = (name: 'ArabicHomePage' | 'JapaneseHomePage'): OwnPage => {
  const code = () => import(/* webpackChunkName: "page-placeholder" */ './placeholder-page.js').then((pages) => pages[name]);
  return ownPage('page-placeholder', code, pageTexts);
};

const home = () => import(/* webpackChunkName: "page-home" */ './home/index.js').then(({ Page }) => Page);
const about = () => import(/* webpackChunkName: "page-about" */ './about-page.js').then(({ AboutPage }) => AboutPage);
const contact = () => import(/* webpackChunkName: "page-contact" */ './contact/index.js').then(({ Page }) => Page);
const credits = () => import(/* webpackChunkName: "page-credits" */ './credits-page.js').then(({ CreditsPage }) => CreditsPage);

const PAGES: Record<string, OwnPage> = {
  '/': ownPage('page-home', home),
  '/about': ownPage('page-about', about, pageTexts),
  '/contact': ownPage('page-contact', contact, contactTexts),
  '/credits': ownPage('page-credits', credits),
  '/privacy': legal('PrivacyPage'),
  '/terms': legal('TermsPage'),
  '/cookies': legal('CookiesPage'),
  '/newsletter/confirm': newsletter('ConfirmPage'),
  '/newsletter/unsubscribe': newsletter('UnsubscribePage'),
  '/ar': placeholder('ArabicHomePage'),
  '/ja': placeholder('JapaneseHomePage'),
};

const NOT_FOUND = smallPage(NotFoundPage);

const pageAt = (path: string): OwnPage => PAGES[path] ?? NOT_FOUND;

/** Loads the page of a path: code and texts. */
export const loadPage = async (path: string): Promise<void> => void (await pageAt(path).load());

/** The chunks of the build that the page of a path asks for, for documents to ask ahead of time. */
export const pageFiles = (path: string, language: Language): string[] => pageAt(path).files(language);

function Loaded({ page }: { page: OwnPage }) {
  usePartTexts(page);
  const [here] = useState(() => page.loaded);
  const [Page] = useState(() => here ?? lazy(async () => ({ default: await page.load() })));
  if (here) return <Page />;
  return (
    <Suspense fallback={<Spinner />}>
      <Page />
    </Suspense>
  );
}

/** The shell's own page for a path; the 404 page when there is none. */
export const ShellPage = ({ path }: { path: string }) => (
  <ErrorBoundary key={path}>
    <Loaded page={pageAt(path)} />
  </ErrorBoundary>
);
