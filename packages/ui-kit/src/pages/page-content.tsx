import { type ComponentType, lazy, Suspense, useState } from 'react';
import { Spinner } from '../components/feedback/spinner.js';
import { loadedPage, loadPage, type PageDefinition } from './define-page.js';

const lazyPage = (page: PageDefinition): ComponentType => lazy(async () => ({ default: (await loadPage(page)).Page }));

/**
 * The page at once where its code is loaded already (server, first rendering), else as soon as it has come. Without a Suspense
 * boundary around the first case, an error on the server is an error of the page and not a page that silently stays empty.
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
