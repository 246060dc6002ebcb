import { i18n, onHydrateTime } from '@dealership/ui-kit';
import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import type { SectionName } from './page-sections.js';
import { MountSectionContext } from './section-context.js';

/** Takes over a section's server markup: the element that contains it, and its data. */
function takeRendered(container: HTMLElement): { element: HTMLElement; state?: object } {
  const [element, script] = container.children;
  if (!(element instanceof HTMLElement) || !script) return { element: container };
  const state = JSON.parse(script.textContent ?? '{}') as object;
  script.remove();
  return { element, state };
}

/**
 * Mounts a section in `containerRef` when its hydration strategy applies or the language changes. `failed`: its remote could
 * not be loaded and nothing is shown; `retry` loads it again.
 */
export function useRemoteSection(name: SectionName) {
  const mount = useContext(MountSectionContext);
  const containerRef = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const host = containerRef.current;
    if (!host || failed) return;
    let unmount: (() => void) | undefined;
    let isOver = false;
    const language = i18n.language;
    const start = async () => {
      const { element, state } = takeRendered(host);
      // Markup in another language cannot be hydrated.
      const isOutdated = i18n.language !== language;
      if (isOutdated) element.replaceChildren();
      try {
        unmount = await mount(name, element, state);
        if (isOver) unmount();
      } catch (error) {
        console.error(`${name} could not be loaded`, error);
        // The server's markup stays readable.
        if (!isOver && (isOutdated || state === undefined)) setFailed(true);
      }
    };
    const onStart = () => {
      stopWaiting();
      void start();
    };
    const stopObserving = onHydrateTime(host, 'reached', onStart);
    const stopWaiting = () => {
      stopObserving();
      i18n.off('languageChanged', onStart);
    };
    i18n.on('languageChanged', onStart);
    return () => {
      isOver = true;
      stopWaiting();
      // React cannot unmount a root while rendering another.
      if (unmount) queueMicrotask(unmount);
    };
  }, [mount, name, failed]);
  const retry = useCallback(() => setFailed(false), []);
  return { containerRef, failed, retry };
}
