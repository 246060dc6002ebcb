import { ContentUnavailable, I18nextProvider, i18n, mountPoint, mountPointId, renderInto, stateId } from '@dealership/ui-kit';
import type { Root } from 'react-dom/client';
import { unloadApplication } from 'single-spa';

/** single-spa accepts single functions as lifecycles, which is what ours are. */
export interface Lifecycles {
  bootstrap: () => Promise<unknown>;
  mount: () => Promise<unknown>;
  unmount: () => Promise<unknown>;
}

/** Placeholder for a remote that failed to load. A server-rendered page stays readable, followed by a notice. */
export function fallbackLifecycles(name: string): Lifecycles {
  let root: Root | undefined;
  return {
    bootstrap: async () => undefined,
    async mount() {
      const container = mountPoint(name);
      const rendered = document.getElementById(stateId(name)) !== null;
      const element = rendered ? container.appendChild(document.createElement('div')) : container;
      // A reload keeps the scroll position of a rendered page.
      const retry = rendered ? undefined : () => void unloadApplication(name);
      const notice = (
        <I18nextProvider i18n={i18n}>
          <ContentUnavailable {...(retry && { onRetry: retry })} />
        </I18nextProvider>
      );
      root = renderInto(element, notice, `${name}-unavailable`);
    },
    async unmount() {
      root?.unmount();
      document.getElementById(mountPointId(name))?.remove();
      document.getElementById(stateId(name))?.remove();
      // The next visit retries.
      setTimeout(() => void unloadApplication(name));
    },
  };
}

/**
 * Wraps a remote whose mount may fail, since files of its texts or pages may be missing even if its entry has loaded.
 * Otherwise single-spa would remove the server's markup.
 */
export function withFallback(name: string, remote: Lifecycles): Lifecycles {
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
