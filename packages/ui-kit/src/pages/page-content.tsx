import { type ComponentType, lazy, Suspense, useState } from 'react';
import { Spinner } from '../components/feedback/spinner.js';
import { loadedPage, loadPage, type PageDefinition } from './define-page.js';

const lazyPage = (page: PageDefinition): ComponentType => lazy(async () => ({ default: (await loadPage(page)).Page }));

/**
 * Renders the page synchronously if its code is loaded (server, first render), else when it arrives. The first case has
 * no Suspense boundary, so that an error on the server fails the page instead of leaving it silently empty.
 */
export function PageContent({ page }: { page: PageDefinition }) {
  const [here] = useState(() => loadedPage(page)?.Page);
  const [Page] = useState(() => here ?? lazyPage(page));
  if (here) return <Page />;
  return (
    <Suspense fallback={<Spinner />}>
      <Page />
    </Suspense>
  );
}
