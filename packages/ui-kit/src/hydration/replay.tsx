import { type ReactNode, type RefObject, useInsertionEffect, useLayoutEffect, useRef, useState } from 'react';
import { takeEarlyClicks } from '../early-events/index.js';
import { type EarlyInput, readEarlyInput, replayInput } from './early-input.js';

interface ReplayProps {
  /** The element that is hydrated. */
  host: RefObject<HTMLElement | null>;
  /** What was read before the part was rendered afresh. */
  kept?: RefObject<EarlyInput>;
  children: ReactNode;
}

const readFrom = ({ current }: RefObject<HTMLElement | null>): EarlyInput => (current ? readEarlyInput(current) : new Map());

/** Replays what happened in `host` before its content was hydrated, once it is: first what was typed and chosen, then what was pressed. */
export function Replay({ host, kept, children }: ReplayProps) {
  // While it renders, React writes what was rendered into text areas; then forms write their first values into their fields.
  const [atStart] = useState(() => readFrom(host));
  const early = useRef<EarlyInput>(new Map());
  useInsertionEffect(() => {
    early.current = new Map([...(kept?.current ?? []), ...atStart, ...readFrom(host)]);
  }, [host, kept, atStart]);
  useLayoutEffect(() => {
    replayInput(early.current);
    early.current = new Map();
    const clicks = host.current ? takeEarlyClicks(host.current) : [];
    // After React has rendered what was typed: a button acts on that.
    queueMicrotask(() => {
      for (const button of clicks) button.click();
    });
  }, [host]);
  return children;
}
