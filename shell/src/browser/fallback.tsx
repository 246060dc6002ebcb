import { I18nextProvider, i18n, mountPoint, mountPointId, PartUnavailable, stateId } from '@dealership/ui-kit';
import { createRoot, type Root } from 'react-dom/client';
import { type LifeCycles, unloadApplication } from 'single-spa';

/** Stands in for a remote that could not be loaded. A page that the server rendered stays readable, with a notice after it. */
export function fallbackLifecycles(name: string): LifeCycles {
  let root: Root | undefined;
  return {
    bootstrap: async () => undefined,
    async mount() {
      const place = mountPoint(name);
      const rendered = document.getElementById(stateId(name)) !== null;
      const element = rendered ? place.appendChild(document.createElement('div')) : place;
      element.replaceChildren();
      root = createRoot(element);
      root.render(
        <I18nextProvider i18n={i18n}>
          <PartUnavailable />
        </I18nextProvider>,
      );
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
