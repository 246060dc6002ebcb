import type { Language } from '@dealership/contracts';
import { currentLanguage } from '@dealership/ui-kit';
import type { RemoteFiles } from '@dealership/ui-kit/lifecycles';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { LifeCycles } from 'single-spa';
import type { Application } from '../applications.js';
import type { PageState } from '../page-state.js';
import { fallbackLifecycles } from './fallback.js';

/** A remote that is not there by then is treated as absent. */
const PATIENCE_MS = 2800;

const integrity = new Map<string, string>();

// The browser refuses an entry whose bytes are not those that were announced.
registerPlugins([
  {
    name: 'subresource-integrity',
    createScript({ url }) {
      const hash = integrity.get(new URL(url, window.location.href).pathname);
      if (!hash) return undefined;
      const script = Object.assign(document.createElement('script'), { src: url, integrity: hash });
      script.crossOrigin = 'anonymous';
      return { script, timeout: PATIENCE_MS };
    },
  },
]);

const inTime = <T>(work: Promise<T>, what: string): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) =>
      setTimeout(() => reject(new Error(`${what} took longer than ${PATIENCE_MS} ms`)), PATIENCE_MS),
    ),
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

async function loadLifecycles(
  { container, module }: NonNullable<Application['remote']>,
  files: RemoteFiles,
): Promise<LifeCycles> {
  integrity.set(files.entry, files.integrity);
  registerRemotes([{ name: container, entry: files.entry, type: 'global' }], { force: true });
  const lifecycles = await loadRemote<LifeCycles>(`${container}/${module}`);
  if (!lifecycles) throw new Error(`${container} has no ${module}`);
  return lifecycles;
}

/** Finds and loads a remote when single-spa needs it; one that cannot be had costs only its own place. */
export function remoteLoader(state: PageState): (application: Application) => Promise<LifeCycles> {
  let known = state.remotes;
  return async ({ name, remote }) => {
    if (!remote) throw new Error(`${name} is no remote`);
    try {
      const load = findFiles(name, known, currentLanguage()).then((files) => loadLifecycles(remote, files));
      return await inTime(load, name);
    } catch (error) {
      console.error(`${name} could not be loaded`, error);
      known = [];
      return fallbackLifecycles(name);
    }
  };
}
