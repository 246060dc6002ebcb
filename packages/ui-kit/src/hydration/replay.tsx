import { type ReactNode, type RefObject, useInsertionEffect, useLayoutEffect, useRef, useState } from 'react';
import { takeEarlyClicks } from '../early-events/index.js';
import { type EarlyInput, readEarlyInput, replayInput } from './early-input.js';
import { useHydrated } from './use-hydrated.js';

interface ReplayProps {
  /** The hydrated element. */
  host: RefObject<HTMLElement | null>;
  /** Input read before the part was re-rendered. */
  earlier?: RefObject<EarlyInput>;
  children: ReactNode;
}

const readFrom = ({ current }: RefObject<HTMLElement | null>): EarlyInput => (current ? readEarlyInput(current) : new Map());

/** Replays early events in `host` once its content is hydrated: first input, then clicks. */
export function Replay({ host, earlier, children }: ReplayProps) {
  // During rendering, React resets text areas, and forms set their initial values.
  const [atStart] = useState(() => readFrom(host));
  // What the browser renders has not been edited, and a controlled select there has no default to tell.
  const [isServed] = useState(!useHydrated());
  const early = useRef<EarlyInput>(new Map());
  useInsertionEffect(() => {
    early.current = new Map([...(earlier?.current ?? []), ...atStart, ...(isServed ? readFrom(host) : [])]);
  }, [host, earlier, atStart, isServed]);
  useLayoutEffect(() => {
    replayInput(early.current);
    early.current = new Map();
    const clicks = host.current ? takeEarlyClicks(host.current) : [];
    // After React has rendered the input, on which a button's action depends.
    queueMicrotask(() => {
      for (const button of clicks) button.click();
    });
  }, [host]);
  return children;
}
