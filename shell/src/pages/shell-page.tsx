import { ErrorBoundary, PageContent } from '@dealership/ui-kit';
import { NotFoundPage } from './not-found-page.js';
import { shellPageAt } from './shell-pages.js';

/** The shell's own page at a path, or the 404 page. */
export function ShellPage({ path }: { path: string }) {
  const page = shellPageAt(path);
  return <ErrorBoundary key={path}>{page ? <PageContent page={page} /> : <NotFoundPage />}</ErrorBoundary>;
}
