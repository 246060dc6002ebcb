import type { ComponentType } from 'react';
import { SERVICES } from '../layout/navigation.js';
import { CreditsPage } from './credits-page.js';
import { HomePage } from './home-page.js';
import { NotFoundPage } from './not-found-page.js';
import { OpeningSoonPage } from './opening-soon-page.js';

const OPENING_SOON = ['/about', '/blog', '/contact', '/privacy', '/terms', '/cookies', ...SERVICES.map(({ path }) => path)];

const PAGES: Record<string, ComponentType> = {
  '/': HomePage,
  '/credits': CreditsPage,
  ...Object.fromEntries(OPENING_SOON.map((path) => [path, OpeningSoonPage])),
};

/** The shell's own page for a path; the 404 page when there is none. */
export function ShellPage({ path }: { path: string }) {
  const Page = PAGES[path] ?? NotFoundPage;
  return <Page />;
}
