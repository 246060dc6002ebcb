import type { i18n as I18n } from 'i18next';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { Spinner } from '../components/spinner.js';
import { I18nextProvider } from '../i18n/react-i18next.js';
import { type QueryClient, QueryClientProvider } from '../query/react-query.js';
import { Navigate, Route, Routes, useLocation, useParams } from '../router/index.js';
import { loadedPage, loadPage, type PageRoute } from './page-routes.js';

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

const lazyPage = (route: PageRoute): ComponentType =>
  lazy(async () => {
    const module = await loadPage(route);
    if (!module) throw new Error(`${route.path} has no page`);
    return { default: module.Page };
  });

/**
 * The page at once where its code is here already (server, first render), else as soon as it has come. Without a Suspense
 * boundary around the first case, an error on the server is an error of the fragment and not a page that silently stays empty.
 */
function RoutePage({ route }: { route: PageRoute }) {
  const [here] = useState(() => loadedPage(route)?.Page);
  const [Page] = useState(() => here ?? lazyPage(route));
  if (here) return <Page />;
  return (
    <Suspense fallback={<Spinner />}>
      <Page />
    </Suspense>
  );
}

/** In the browser what the server's redirect is to a document. */
function MovedPage({ movedTo }: { movedTo: NonNullable<PageRoute['movedTo']> }) {
  const params = useParams();
  const { search } = useLocation();
  return <Navigate to={`${movedTo(params)}${search}`} replace />;
}

const elementOf = (route: PageRoute): ReactNode =>
  // The key: without it one page's element would become the next one's and keep its state.
  route.movedTo ? <MovedPage movedTo={route.movedTo} /> : <RoutePage key={route.path} route={route} />;

export const RemoteRoutes = ({ routes }: { routes: PageRoute[] }) => (
  <Routes>
    {routes.map((route) => (
      <Route key={route.path} path={route.path} element={elementOf(route)} />
    ))}
  </Routes>
);
