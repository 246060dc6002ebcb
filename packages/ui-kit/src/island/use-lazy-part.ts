import { type HydrateWhen, markHydrated, onHydrateTime } from '@dealership/ui-kit';
import { type ComponentType, lazy, type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import type { LazyPart } from './lazy-part.js';

/** A lazy component, and its loader. */
function pending<Props>(part: LazyPart<Props>, host: RefObject<HTMLElement | null>) {
  let resolve: (module: { default: ComponentType<Props> }) => void = () => undefined;
  const loaded = new Promise<{ default: ComponentType<Props> }>((arrived) => {
    resolve = arrived;
  });
  const fetch = async () => {
    const component = await part.load();
    if (host.current) markHydrated(host.current);
    resolve({ default: component });
  };
  return { Part: lazy(() => loaded), fetch };
}

/**
 * `Part` renders once its code is loaded. `failure`: loading failed; `unavailable` if nothing is shown, `static` if the
 * server's markup is. `start` retries.
 */
export function useLazyPart<Props>(part: LazyPart<Props>, when: HydrateWhen, host: RefObject<HTMLElement | null>) {
  const [{ Part, fetch }] = useState(() => (part.loaded ? { Part: part.loaded, fetch: undefined } : pending(part, host)));
  const [failure, setFailure] = useState<'unavailable' | 'static'>();
  const start = useCallback(async () => {
    try {
      await fetch?.();
      setFailure(undefined);
    } catch (error) {
      console.error('A part of the page could not be loaded', error);
      // The server's markup stays readable.
      setFailure(host.current?.firstElementChild ? 'static' : 'unavailable');
    }
  }, [fetch, host]);
  useLayoutEffect(() => {
    const element = host.current;
    if (!element) return;
    // On client-side rendering there is nothing to see or click yet.
    if (fetch) return onHydrateTime(element, element.firstElementChild ? when : 'load', () => void start());
    markHydrated(element);
  }, [fetch, host, when, start]);
  return { Part, failure, start };
}
