import { hasEarlyClick } from '../early-events/index.js';

/**
 * When a part's code is loaded and run. `load`: at once. `visible`: when a line of it is in view. `interaction`: on
 * hover or focus. `reached`: on interaction, or when it is scrolled above the bottom quarter of the window; not suitable
 * for the end of a page.
 */
export type HydrateWhen = 'load' | 'visible' | 'interaction' | 'reached';

/** When a page's code is loaded and run, if not after its first paint. */
export type PageHydrate = Extract<HydrateWhen, 'load' | 'interaction'>;

type Strategy = (element: HTMLElement, start: () => void) => () => void;

const load: Strategy = (_element, start) => {
  start();
  return () => undefined;
};

/** Calls `start` when the browser is idle. Returns a function that cancels. */
export function whenIdle(start: () => void): () => void {
  // Safari lacks requestIdleCallback.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(start, 1);
    return () => clearTimeout(timer);
  }
  const callback = requestIdleCallback(start);
  return () => cancelIdleCallback(callback);
}

const within =
  (rootMargin: string): Strategy =>
  (element, start) => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && start(), { rootMargin });
    observer.observe(element);
    return () => observer.disconnect();
  };

// Excludes elements that start at the bottom edge of the window.
const visible = within('-1px');

// Screen readers click without pointer events.
const INTERACTIONS = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click'];

const on =
  (types: string[]): Strategy =>
  (element, start) => {
    const onEvent = ({ target }: Event) => target instanceof Node && element.contains(target) && start();
    // Capture on the window: React stops events for targets that are not hydrated.
    for (const type of types) window.addEventListener(type, onEvent, { capture: true, passive: true });
    return () => {
      for (const type of types) window.removeEventListener(type, onEvent, { capture: true });
    };
  };

/** Calls `start` at every press or focus in `element` from now on. Returns a function that ends it. */
export const onPress: Strategy = on(['pointerdown', 'focusin', 'keydown', 'click']);

const interaction: Strategy = (element, start) => {
  // A pointer that rests somewhere on the page has done nothing; its first move enters another element.
  const isEntered = element.matches(element === document.documentElement ? ':focus-within' : ':hover, :focus-within');
  if (isEntered || hasEarlyClick(element)) {
    start();
    return () => undefined;
  }
  return on(INTERACTIONS)(element, start);
};

const reached: Strategy = (element, start) => {
  const stopLooking = within('-1px -1px -25%')(element, start);
  const stopListening = interaction(element, start);
  return () => {
    stopLooking();
    stopListening();
  };
};

const STRATEGIES: Record<HydrateWhen, Strategy> = { load, visible, interaction, reached };

/** Calls `start` once when the strategy's condition is met for `element`. Returns a function that cancels. */
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
