import type { i18n as I18n } from 'i18next';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '../components/feedback/error-boundary.js';
import { UrlContext } from '../hydration/url-context.js';
import { I18nextProvider } from '../i18n/react-i18next.js';
import { PageContent } from '../pages/page-content.js';
import { type QueryClient, QueryClientProvider } from '../query/react-query.js';
import { Navigate, Route, Routes, useLocation, useParams } from '../router/index.js';
import { isMoved, type MovedRoute, type PageRoute, type RemoteDefinition } from './page-routes.js';

interface RemoteProvidersProps {
  i18n: I18n;
  client: QueryClient;
  children: ReactNode;
}

export const RemoteProviders = ({ i18n, client, children }: RemoteProvidersProps) => (
  <I18nextProvider i18n={i18n}>
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  </I18nextProvider>
);

/** Client-side equivalent of the server's redirect. */
function MovedPage({ movedTo }: Pick<MovedRoute, 'movedTo'>) {
  const params = useParams();
  const { search } = useLocation();
  return <Navigate to={`${movedTo(params)}${search}`} replace />;
}

const elementOf = (route: PageRoute): ReactNode =>
  // The key prevents React from reusing one page's element, with its state, for the next page.
  isMoved(route) ? <MovedPage movedTo={route.movedTo} /> : <PageContent key={route.path} page={route} />;

/** The page at the current path. A page that failed is gone with the path. */
export function RemoteRoutes({ pages }: Pick<RemoteDefinition, 'pages'>) {
  const location = useLocation();
  return (
    <UrlContext value={location}>
      <ErrorBoundary resetKey={location.pathname}>
        <Routes>
          {pages.map((route) => (
            <Route key={route.path} path={route.path} element={elementOf(route)} />
          ))}
        </Routes>
      </ErrorBoundary>
    </UrlContext>
  );
}
