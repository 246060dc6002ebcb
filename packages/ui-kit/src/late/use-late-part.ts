import { type ComponentType, lazy, useCallback, useEffect, useRef, useState } from 'react';
import type { LatePart } from './late-part.js';
import type { Wake } from './wake.js';

/** A component that React waits for, and what fetches it. */
function pending<Props>(part: LatePart<Props>) {
  let arrived: (module: { default: ComponentType<Props> }) => void = () => undefined;
  const module = new Promise<{ default: ComponentType<Props> }>((resolve) => {
    arrived = resolve;
  });
  return { Part: lazy(() => module), fetch: () => part.load().then((component) => arrived({ default: component })) };
}

/**
 * `Part`: to be rendered in `place`, and `end` to be called once it is alive. `failure`: it could not be had; `gone` where nothing shows,
 * `dead` where what the server rendered does.
 */
export function useLatePart<Props>(part: LatePart<Props>, wake: Wake) {
  const place = useRef<HTMLDivElement>(null);
  const stop = useRef<() => void>(undefined);
  const [{ Part, fetch }] = useState(() => (part.loaded ? { Part: part.loaded, fetch: undefined } : pending(part)));
  const [failure, setFailure] = useState<'gone' | 'dead'>();
  const end = useCallback(() => stop.current?.(), []);
  const start = useCallback(async () => {
    try {
      await fetch?.();
      setFailure(undefined);
      return true;
    } catch (error) {
      console.error('A part of the page could not be loaded', error);
      // What the server rendered stays readable.
      setFailure(place.current?.firstElementChild ? 'dead' : 'gone');
      return false;
    }
  }, [fetch]);
  useEffect(() => {
    if (!place.current || !fetch) return;
    stop.current = wake(place.current, start);
    return end;
  }, [fetch, wake, start, end]);
  return { place, Part, failure, start, end };
}
