import { i18n, onHydrateTime, onPress } from '@dealership/ui-kit';
import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import { UNAVAILABLE_AFTER_MS } from '../unavailable-after.js';
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
 * not be loaded, or is late, and nothing is shown; `retry` loads it again.
 */
export function useRemoteSection(name: SectionName) {
  const mount = useContext(MountSectionContext);
  const containerRef = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const host = containerRef.current;
    if (!host || failed) return;
    let unmount: (() => void) | undefined;
    let stopWaiting: () => void = () => undefined;
    let rendered: ReturnType<typeof takeRendered> | undefined;
    let isOver = false;
    const language = i18n.language;
    const start = async () => {
      rendered ??= takeRendered(host);
      const { element, state } = rendered;
      // Markup in another language cannot be hydrated.
      const isOutdated = i18n.language !== language;
      if (isOutdated) element.replaceChildren();
      const isReadable = state !== undefined && !isOutdated;
      const timer = setTimeout(() => setFailed(!isReadable), UNAVAILABLE_AFTER_MS);
      try {
        unmount = await mount(name, element, state);
        if (!isOver) return;
        unmount();
        // It came after the notice.
        setFailed(false);
      } catch (error) {
        console.error(`${name} could not be loaded`, error);
        if (isOver) return;
        // The server's markup stays readable; the next press is recorded and tries again.
        if (isReadable) waitFor(onPress);
        else setFailed(true);
      } finally {
        clearTimeout(timer);
      }
    };
    const waitFor = (observe: typeof onPress) => {
      let stopObserving: () => void = () => undefined;
      let hasStarted = false;
      stopWaiting = () => {
        hasStarted = true;
        stopObserving();
        i18n.off('languageChanged', onStart);
      };
      const onStart = () => {
        stopWaiting();
        void start();
      };
      i18n.on('languageChanged', onStart);
      stopObserving = observe(host, onStart);
      if (hasStarted) stopObserving();
    };
    waitFor((element, onStart) => onHydrateTime(element, 'reached', onStart));
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
