import { hasEarlyClick } from '../early-events/index.js';

/**
 * When the code of a part is fetched and run. `load`: at once. `idle`: when the browser has nothing else to do. `visible`: when a line of
 * it shows. `interaction`: when the pointer or the focus gets there. `reached`: at interaction, or when it shows higher than at the foot
 * of the window; not for what ends a page.
 */
export type HydrateWhen = 'load' | 'idle' | 'visible' | 'interaction' | 'reached';

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

const within =
  (rootMargin: string): Strategy =>
  (element, start) => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && start(), { rootMargin });
    observer.observe(element);
    return () => observer.disconnect();
  };

// Not what begins where the window ends.
const visible = within('-1px');

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

const reached: Strategy = (element, start) => {
  const stopLooking = within('-1px -1px -25%')(element, start);
  const stopListening = interaction(element, start);
  return () => {
    stopLooking();
    stopListening();
  };
};

const STRATEGIES: Record<HydrateWhen, Strategy> = { load, idle, visible, interaction, reached };

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
