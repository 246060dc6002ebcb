import type { Language } from '@dealership/contracts';
import { currentLanguage } from '@dealership/ui-kit';
import type { RemoteFiles, SectionMounter } from '@dealership/ui-kit/lifecycles';
import {
  loadRemote,
  type ModuleFederationRuntimePlugin,
  registerGlobalPlugins,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import { applications, type RemoteAddress } from '../../applications.js';
import type { PageState } from '../../page-state.js';
import { splitSectionName } from '../../sections/page-sections.js';
import type { MountSection } from '../../sections/section-context.js';
import type { Lifecycles } from './application-lifecycles.js';

/** Like webpack's own limit: on a slow line, a file may take long. */
const SCRIPT_TIMEOUT_MS = 120_000;

/** Federation's record of a container's entry. */
const registered = new Map<string, string>();

/** Federation keeps the promise of a shared module that could not be loaded; without it, the next request loads it again. */
const loadSharedAgain: ModuleFederationRuntimePlugin = {
  name: 'load-shared-again',
  errorLoadShare({ pkgName, shareScopeMap }) {
    for (const scope of Object.values(shareScopeMap))
      for (const shared of Object.values(scope[pkgName] ?? {})) shared.loading = null;
  },
};

// Those of the remotes, each of which has its own instance.
registerGlobalPlugins([loadSharedAgain]);

// The browser refuses an entry with a wrong or unknown hash.
registerPlugins([
  loadSharedAgain,
  {
    name: 'subresource-integrity',
    createScript({ url }) {
      const integrity = window.scriptHashes.of(url);
      const script = Object.assign(document.createElement('script'), { src: url, integrity, crossOrigin: 'anonymous' });
      return { script, timeout: SCRIPT_TIMEOUT_MS };
    },
  },
]);

async function findFiles(name: string, known: RemoteFiles[], language: Language): Promise<RemoteFiles> {
  const here = known.find((remote) => remote.name === name);
  if (here) return here;
  const response = await fetch(`/shell/remotes.json?lang=${language}`);
  const remotes = (await response.json()) as RemoteFiles[];
  const found = remotes.find((remote) => remote.name === name);
  if (!found) throw new Error(`${name} is not among the remotes`);
  return found;
}

/** A remote's exports: single-spa's lifecycle functions, sections for shell pages, and page prefetching. */
type RemoteModule = Lifecycles & { mountSection: SectionMounter; preparePage: (url: URL) => Promise<void> };

async function loadModule({ container, module }: RemoteAddress, files: RemoteFiles): Promise<RemoteModule> {
  const { entry, scripts, table } = files;
  if (registered.get(container) !== entry.href) {
    window.scriptHashes.learn([entry, ...scripts], [table]);
    registerRemotes([{ name: container, entry: entry.href, type: 'global' }], { force: true });
    registered.set(container, entry.href);
  }
  const loaded = await loadRemote<RemoteModule>(`${container}/${module}`);
  if (!loaded) throw new Error(`${container} has no ${module}`);
  return loaded;
}

/** Loads remotes on demand. */
function remoteFinder(state: PageState): (name: string) => Promise<RemoteModule> {
  let known = state.remotes;
  return async (name) => {
    const remote = applications.find((application) => application.name === name)?.remote;
    if (!remote) throw new Error(`${name} is no remote`);
    try {
      return await loadModule(remote, await findFiles(name, known, currentLanguage()));
    } catch (error) {
      known = [];
      // Reset for the next attempt. Keep the hashes of other remotes, since one of them may be loading.
      registered.delete(remote.container);
      throw error;
    }
  };
}

interface RemoteLoader {
  load: (name: string) => Promise<Lifecycles>;
  mountSection: MountSection;
  preparePage: (name: string, url: URL) => Promise<void>;
}

/** The browser's access to remotes. */
export function connectRemotes(state: PageState): RemoteLoader {
  const find = remoteFinder(state);
  return {
    load: find,
    mountSection: async (name, element, data) => {
      const { remote, section } = splitSectionName(name);
      const { mountSection } = await find(remote);
      return mountSection(section, element, data);
    },
    preparePage: async (name, url) => {
      const { preparePage } = await find(name);
      await preparePage(url);
    },
  };
}
