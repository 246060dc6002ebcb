import { type ComponentType, lazy, useCallback, useEffect, useRef, useState } from 'react';
import type { LatePart } from './late-part.js';
import type { Wake } from './wake.js';

/** A component that React waits for, and what fetches it. */
function pending(part: LatePart) {
  let arrived: (module: { default: ComponentType }) => void = () => undefined;
  const module = new Promise<{ default: ComponentType }>((resolve) => {
    arrived = resolve;
  });
  return { Part: lazy(() => module), fetch: () => part.load().then((component) => arrived({ default: component })) };
}

/** `Part`: to be rendered in `place`, and `end` to be called once it is alive. `failed`: it could not be had and nothing shows. */
export function useLatePart(part: LatePart, wake: Wake) {
  const place = useRef<HTMLDivElement>(null);
  const stop = useRef<() => void>(undefined);
  const [{ Part, fetch }] = useState(() => (part.loaded ? { Part: part.loaded, fetch: undefined } : pending(part)));
  const [failed, setFailed] = useState(false);
  const end = useCallback(() => stop.current?.(), []);
  useEffect(() => {
    const element = place.current;
    if (!element || !fetch) return;
    const start = async () => {
      try {
        await fetch();
        return true;
      } catch (error) {
        console.error('A part of the page could not be loaded', error);
        // What the server rendered stays readable.
        if (!element.firstElementChild) setFailed(true);
        return false;
      }
    };
    stop.current = wake(element, start);
    return end;
  }, [fetch, wake, end]);
  return { place, Part, failed, end };
}
