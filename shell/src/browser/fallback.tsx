import { I18nextProvider, i18n, mountPoint, mountPointId, PartUnavailable, renderInto, stateId } from '@dealership/ui-kit';
import type { Root } from 'react-dom/client';
import { unloadApplication } from 'single-spa';

/** single-spa's verbs as ours are: one function each. */
export interface Verbs {
  bootstrap: () => Promise<unknown>;
  mount: () => Promise<unknown>;
  unmount: () => Promise<unknown>;
}

/** Stands in for a remote that could not be loaded. A page that the server rendered stays readable, with a notice after it. */
export function fallbackLifecycles(name: string): Verbs {
  let root: Root | undefined;
  return {
    bootstrap: async () => undefined,
    async mount() {
      const place = mountPoint(name);
      const rendered = document.getElementById(stateId(name)) !== null;
      const element = rendered ? place.appendChild(document.createElement('div')) : place;
      const notice = (
        <I18nextProvider i18n={i18n}>
          <PartUnavailable />
        </I18nextProvider>
      );
      root = renderInto(element, notice, `${name}-unavailable`);
    },
    async unmount() {
      root?.unmount();
      document.getElementById(mountPointId(name))?.remove();
      document.getElementById(stateId(name))?.remove();
      // The next visit tries again.
      setTimeout(() => void unloadApplication(name));
    },
  };
}

/**
 * A remote that is replaced where it cannot begin: the files of its texts or of a page may be missing after its entry has come.
 * single-spa would take away what the server rendered.
 */
export function replaceable(name: string, remote: Verbs): Verbs {
  let current = remote;
  const replace = (error: unknown) => {
    console.error(`${name} could not begin`, error);
    current = fallbackLifecycles(name);
  };
  return {
    bootstrap: () => remote.bootstrap().catch(replace),
    mount: () =>
      current.mount().catch((error: unknown) => {
        replace(error);
        return current.mount();
      }),
    unmount: () => current.unmount(),
  };
}
