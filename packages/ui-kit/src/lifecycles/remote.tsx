import type { QueryClient } from '@tanstack/react-query';
import { QueryClientProvider } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import type { ComponentType, ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { matchPath, Route, Routes } from '../router/index.js';

export interface PrefetchContext {
  params: Record<string, string | undefined>;
  query: URLSearchParams;
}

/** One page of a remote. `prefetch` fills the query client before the server renders. `movedTo`: a permanent redirect. */
export interface PageRoute {
  path: string;
  page?: ComponentType;
  prefetch?: (client: QueryClient, context: PrefetchContext) => Promise<void>;
  movedTo?: (params: Record<string, string | undefined>) => string;
}

export interface RemoteDefinition {
  /** As in the shell's list of applications; also the public path of its files. */
  name: string;
  routes: PageRoute[];
}

export function findRoute(routes: PageRoute[], pathname: string) {
  for (const route of routes) {
    const match = matchPath(route.path, pathname);
    if (match) return { route, params: match.params as Record<string, string | undefined> };
  }
  return undefined;
}

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

export const RemoteRoutes = ({ routes }: { routes: PageRoute[] }) => (
  <Routes>{routes.map(({ path, page: Page }) => Page && <Route key={path} path={path} element={<Page />} />)}</Routes>
);
