/** Yields to the browser. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Resolves when the document is parsed. */
export const parsed = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', () => resolve(), { once: true });
    else resolve();
  });

const loaded = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else addEventListener('load', () => resolve(), { once: true });
  });

/** Resolves at the first paint, some time before the frame is on the screen. */
const firstPaint = (): Promise<void> =>
  new Promise((resolve) => {
    if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return void requestAnimationFrame(() => resolve());
    const look = (entries: PerformanceObserverEntryList, observer: PerformanceObserver) => {
      if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      resolve();
    };
    new PerformanceObserver(look).observe({ type: 'paint', buffered: true });
  });

/** Resolves when the document is painted with its first pictures. */
export async function painted(): Promise<void> {
  await loaded();
  await firstPaint();
  await pause();
}

const INTERACTIONS = ['pointerdown', 'keydown', 'focusin', 'scroll'];

/** Resolves at the visitor's first interaction. */
export const firstInteraction = (): Promise<void> =>
  new Promise((resolve) => {
    for (const type of INTERACTIONS) addEventListener(type, () => resolve(), { once: true, capture: true, passive: true });
  });
