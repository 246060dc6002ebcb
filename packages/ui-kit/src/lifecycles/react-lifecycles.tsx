import type { Language } from '@dealership/contracts';
import type { Root } from 'react-dom/client';
import { mountPoint, mountPointId, stateId } from '../components/mount-point.js';
import { hydrateInto, renderInto } from '../hydration/roots.js';
import { addTexts, i18n } from '../i18n/i18n.js';
import { loadPage } from '../pages/define-page.js';
import { createQueryClient } from '../query/query-client.js';
import { hydrate, type QueryClient } from '../query/react-query.js';
import { BrowserRouter } from '../router/index.js';
import { findRoute, isMoved, type RemoteDefinition } from './page-routes.js';
import { preparePage } from './prepare-page.js';
import { RemoteProviders, RemoteRoutes } from './remote.js';
import { mountSection, type SectionMounter } from './section.js';

function takeServerState(name: string, client: QueryClient): boolean {
  const script = document.getElementById(stateId(name));
  if (!script) return false;
  hydrate(client, JSON.parse(script.textContent ?? '{}'));
  script.remove();
  return true;
}

/** single-spa's lifecycle functions for a React remote: hydrates the server's markup, or renders from scratch. */
export function reactLifecycles({ name, texts, pages, sections = {} }: RemoteDefinition) {
  const client = createQueryClient();
  let root: Root | undefined;
  let visit = 0;

  const tree = (
    <RemoteProviders i18n={i18n} client={client}>
      <BrowserRouter>
        <RemoteRoutes pages={pages} />
      </BrowserRouter>
    </RemoteProviders>
  );

  const mounter: SectionMounter = async (section, element, state) => {
    const offered = sections[section];
    if (!offered) throw new Error(`${name} has no section ${section}`);
    const [{ Section }] = await Promise.all([offered.load(), addTexts(texts.namespace, texts.load)]);
    return mountSection({ Section, element, state, prefix: `${name}-${section}` });
  };

  return {
    mountSection: mounter,
    preparePage: (url: URL) => preparePage(pages, client, url, i18n.language as Language),
    bootstrap: () => addTexts(texts.namespace, texts.load),
    async mount() {
      const current = ++visit;
      const found = findRoute(pages, window.location.pathname);
      if (found && !isMoved(found.route)) await loadPage(found.route);
      // The visitor has left meanwhile.
      if (current !== visit) return;
      const element = mountPoint(name);
      const render = takeServerState(name, client) ? hydrateInto : renderInto;
      root = render(element, tree, name);
    },
    async unmount() {
      visit++;
      root?.unmount();
      document.getElementById(mountPointId(name))?.remove();
    },
  };
}
