/** Lets the browser do something else before what follows. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Resolves when the whole document is there. */
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

/** Resolves at the first paint. The screen shows it some time after the frame has been made. */
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

/** Resolves when the visitor first does something with the page. */
export const firstInteraction = (): Promise<void> =>
  new Promise((resolve) => {
    for (const type of INTERACTIONS) addEventListener(type, () => resolve(), { once: true, capture: true, passive: true });
  });
