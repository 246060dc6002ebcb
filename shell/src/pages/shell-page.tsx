import type { ComponentType } from 'react';
import { SERVICES } from '../layout/navigation.js';
import { AboutPage } from './about-page.js';
import { CreditsPage } from './credits-page.js';
import { HomePage } from './home-page.js';
import { CookiesPage, PrivacyPage, TermsPage } from './legal-page.js';
import { NotFoundPage } from './not-found-page.js';
import { OpeningSoonPage } from './opening-soon-page.js';

const OPENING_SOON = ['/admin', '/admin-login', '/blog', '/contact', ...SERVICES.map(({ path }) => path)];

const PAGES: Record<string, ComponentType> = {
  '/': HomePage,
  '/about': AboutPage,
  '/credits': CreditsPage,
  '/privacy': PrivacyPage,
  '/terms': TermsPage,
  '/cookies': CookiesPage,
  ...Object.fromEntries(OPENING_SOON.map((path) => [path, OpeningSoonPage])),
};

/** The shell's own page for a path; the 404 page when there is none. */
export function ShellPage({ path }: { path: string }) {
  const Page = PAGES[path] ?? NotFoundPage;
  return <Page />;
}
