import { hasEarlyClick } from '../early-events/index.js';

/**
 * When the code of a part is fetched and run. `load`: at once. `idle`: when the browser has nothing else to do. `visible`: when a line of
 * it shows. `interaction`: when the pointer or the focus gets there.
 */
export type HydrateWhen = 'load' | 'idle' | 'visible' | 'interaction';

type Strategy = (element: HTMLElement, start: () => void) => () => void;

const load: Strategy = (_element, start) => {
  start();
  return () => undefined;
};

const idle: Strategy = (_element, start) => {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(start, 1);
    return () => clearTimeout(timer);
  }
  const callback = requestIdleCallback(start);
  return () => cancelIdleCallback(callback);
};

const visible: Strategy = (element, start) => {
  // Not what begins where the window ends.
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && start(), { rootMargin: '-1px' });
  observer.observe(element);
  return () => observer.disconnect();
};

// Screen readers click without a pointer.
const INTERACTIONS = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click'];

const interaction: Strategy = (element, start) => {
  if (element.matches(':hover, :focus-within') || hasEarlyClick(element)) {
    start();
    return () => undefined;
  }
  const onEvent = ({ target }: Event) => target instanceof Node && element.contains(target) && start();
  // In the window and first: React stops events on their way to what is not hydrated.
  for (const type of INTERACTIONS) window.addEventListener(type, onEvent, { capture: true, passive: true });
  return () => {
    for (const type of INTERACTIONS) window.removeEventListener(type, onEvent, { capture: true });
  };
};

const STRATEGIES: Record<HydrateWhen, Strategy> = { load, idle, visible, interaction };

/** Calls `start` once, when the time has come for what stands in `element`. Returns what ends the waiting. */
export function onHydrateTime(element: HTMLElement, when: HydrateWhen, start: () => void): () => void {
  let isOver = false;
  let stop: () => void = () => undefined;
  const end = () => {
    isOver = true;
    stop();
  };
  const once = () => {
    if (isOver) return;
    end();
    start();
  };
  stop = STRATEGIES[when](element, once);
  if (isOver) stop();
  return end;
}
