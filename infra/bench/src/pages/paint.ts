// Both functions run in the page and cannot use anything of this file.

interface Watched {
  shift: number;
  largest?: Element;
}

/** Resources fetched (transfer size in bytes), layout shifts and largest paint. */
export interface Paint {
  shift: number;
  /** The LCP element: a selector, and for people its tag with part of its text or address. */
  path: string;
  largest: string;
  requests: number;
  scripts: number;
  styles: number;
  fonts: number;
  pictures: number;
}

/** Records the sum of layout shifts and the LCP element; run it before the page's own scripts. */
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
    // The page's own scripts may remove elements earlier.
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
    // The document itself is not among the entries.
    requests: entries.length + 1,
    scripts: bytes(/\.js$/),
    styles: bytes(/\.css$/),
    fonts: bytes(/\.woff2$/),
    pictures: bytes(/\.(avif|webp|jpe?g|png|svg)$/),
  };
}
