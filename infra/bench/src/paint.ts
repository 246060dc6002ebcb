// Both functions run in the page: they reach nothing of this file.

interface Watched {
  shift: number;
  largest?: Element;
}

/** What was fetched (bytes as they came over the wire), what moved and what painted largest. */
export interface Paint {
  shift: number;
  /** What painted largest: a selector of it, and for people its tag with a part of its text or address. */
  path: string;
  largest: string;
  requests: number;
  scripts: number;
  styles: number;
  fonts: number;
  pictures: number;
}

/** Keeps the sum of the layout shifts and the last element that painted largest; to be run before the page's own scripts. */
export function watchPaint(): void {
  const seen = window as unknown as Watched;
  seen.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    const last = list.getEntries().at(-1) as (PerformanceEntry & { element?: Element }) | undefined;
    if (last?.element) seen.largest = last.element;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

export function readPaint(): Paint {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const bytes = (ending: RegExp) =>
    entries.filter(({ name }) => ending.test(new URL(name).pathname)).reduce((sum, entry) => sum + entry.encodedBodySize, 0);
  const { shift, largest } = window as unknown as Watched;
  const pathTo = (element: Element): string => {
    const { parentElement: parent } = element;
    // The page's own scripts may take out elements before it.
    if (element instanceof HTMLImageElement) return `img[src="${CSS.escape(element.getAttribute('src') ?? '')}"]`;
    if (!parent || element === document.body) return 'body';
    return `${pathTo(parent)}>${element.tagName.toLowerCase()}:nth-child(${[...parent.children].indexOf(element) + 1})`;
  };
  const label = (element: Element) =>
    element instanceof HTMLImageElement ? element.alt || element.currentSrc : (element.textContent ?? '').trim();
  return {
    shift,
    path: largest ? pathTo(largest) : '',
    largest: largest ? `${largest.tagName.toLowerCase()} "${label(largest).slice(0, 24)}"` : 'none',
    // The document is not among the entries.
    requests: entries.length + 1,
    scripts: bytes(/\.js$/),
    styles: bytes(/\.css$/),
    fonts: bytes(/\.woff2$/),
    pictures: bytes(/\.(avif|webp|jpe?g|png|svg)$/),
  };
}
