import type { Root } from 'react-dom/client';
import { ErrorBoundary } from '../components/error-boundary.js';
import { mountPoint, mountPointId, stateId } from '../components/mount-point.js';
import { renderAfresh, takeOver } from '../components/take-over.js';
import { addTexts, i18n, type TextLoaders } from '../i18n/i18n.js';
import { createQueryClient } from '../query/query-client.js';
import { hydrate, type QueryClient } from '../query/react-query.js';
import { BrowserRouter } from '../router/index.js';
import { findRoute, loadPage, type RemoteDefinition } from './page-routes.js';
import { preparePage } from './prepare-page.js';
import { RemoteProviders, RemoteRoutes } from './remote.js';
import { mountSection, type SectionMounter } from './section.js';

interface ReactRemote extends RemoteDefinition {
  /** Namespace of the remote's own texts. */
  namespace: string;
  texts: TextLoaders;
}

function takeServerState(name: string, client: QueryClient): boolean {
  const script = document.getElementById(stateId(name));
  if (!script) return false;
  hydrate(client, JSON.parse(script.textContent ?? '{}'));
  script.remove();
  return true;
}

/** single-spa's three verbs for a React remote: takes over what the server rendered, or renders afresh. */
export function reactLifecycles({ name, routes, sections = {}, namespace, texts }: ReactRemote) {
  const client = createQueryClient();
  let root: Root | undefined;

  const tree = (
    <RemoteProviders i18n={i18n} client={client}>
      <ErrorBoundary>
        <BrowserRouter>
          <RemoteRoutes routes={routes} />
        </BrowserRouter>
      </ErrorBoundary>
    </RemoteProviders>
  );

  const mounter: SectionMounter = async (section, element, state) => {
    const offered = sections[section];
    if (!offered) throw new Error(`${name} has no section ${section}`);
    const [{ Section }] = await Promise.all([offered.load(), addTexts(namespace, texts)]);
    return mountSection({ Section, element, state, prefix: `${name}-${section}` });
  };

  return {
    mountSection: mounter,
    preparePage: (url: URL) => preparePage(routes, client, url),
    bootstrap: () => addTexts(namespace, texts),
    async mount() {
      const found = findRoute(routes, window.location.pathname);
      if (found) await loadPage(found.route);
      const element = mountPoint(name);
      const bring = takeServerState(name, client) ? takeOver : renderAfresh;
      root = bring(element, tree, name);
    },
    async unmount() {
      root?.unmount();
      document.getElementById(mountPointId(name))?.remove();
    },
  };
}
