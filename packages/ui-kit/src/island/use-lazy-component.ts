import { type HydrateWhen, markHydrated, onHydrateTime, UrlContext } from '@dealership/ui-kit';
import { type ComponentType, lazy, type RefObject, useCallback, useContext, useLayoutEffect, useState } from 'react';
import type { LazyComponent } from './lazy-component.js';

/** A lazy component, and its loader. */
function pending<Props>(component: LazyComponent<Props>, host: RefObject<HTMLElement | null>) {
  let resolve: (module: { default: ComponentType<Props> }) => void = () => undefined;
  const loaded = new Promise<{ default: ComponentType<Props> }>((arrived) => {
    resolve = arrived;
  });
  let fetching: Promise<void> | undefined;
  const load = async () => {
    const code = await component.load();
    if (host.current) markHydrated(host.current);
    resolve({ default: code });
  };
  const fetch = () => {
    fetching ??= load().catch((error: unknown) => {
      fetching = undefined;
      throw error;
    });
    return fetching;
  };
  return { Component: lazy(() => loaded), fetch };
}

/**
 * `Component` renders once its code is loaded. `failure`: loading failed; `unavailable` if nothing is shown, `static` if the
 * server's markup is. `start` retries.
 */
export function useLazyComponent<Props>(component: LazyComponent<Props>, when: HydrateWhen, host: RefObject<HTMLElement | null>) {
  const [{ Component, fetch }] = useState(() =>
    component.loaded ? { Component: component.loaded, fetch: undefined } : pending(component, host),
  );
  const [failure, setFailure] = useState<'unavailable' | 'static'>();
  const start = useCallback(() => {
    const load = async () => {
      try {
        await fetch?.();
        setFailure(undefined);
      } catch (error) {
        console.error('A part of the page could not be loaded', error);
        // The server's markup stays readable.
        setFailure(host.current?.firstElementChild ? 'static' : 'unavailable');
      }
    };
    void load();
  }, [fetch, host]);
  const url = useContext(UrlContext);
  const [firstUrl] = useState(url);
  // React commits a change of the URL only once it can hydrate everything below the router.
  if (url !== firstUrl && !failure) start();
  useLayoutEffect(() => {
    const element = host.current;
    if (!element) return;
    // On client-side rendering there is nothing to see or click yet.
    if (fetch) return onHydrateTime(element, element.firstElementChild ? when : 'load', start);
    markHydrated(element);
  }, [fetch, host, when, start]);
  return { Component, failure, start };
}
