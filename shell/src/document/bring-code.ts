/** A file of code, and the hash of its bytes where the browser shall check it. */
export interface CodeFile {
  href: string;
  integrity?: string;
}

export interface StartFiles {
  /** The first file, which asks for all others. */
  scripts: string[];
  /** What it will ask for, fetched at the same time. */
  preloads: CodeFile[];
  /** The page does something by itself, or shows nothing without its code: phones do not wait with it. */
  eager: boolean;
  /** Media query of windows that are no phone's. */
  roomy: string;
}

/**
 * Fetches the page's code once the page is painted with its first pictures (after three seconds whatever they do) or the visitor does
 * something: until then everything that a visitor sees has the connection for itself. Files are asked for one at a time, each in a task
 * of its own. Wide windows run the code when it comes. On phones it waits at hand until the visitor first does something, scrolling
 * too, or eight seconds are over. Pages that do something by themselves wait for nothing. Resolves when the page is painted and all is
 * asked for.
 *
 * Its text stands in the document: it knows nothing of this module.
 */
export function bringCode({ scripts, preloads, eager, roomy }: StartFiles): Promise<void> {
  const pause = () => new Promise((resolve) => setTimeout(resolve));
  const askForAll = async () => {
    for (const { href, integrity } of [...scripts.map((src): CodeFile => ({ href: src })), ...preloads]) {
      await pause();
      const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href });
      if (integrity) Object.assign(link, { integrity, crossOrigin: 'anonymous' });
      document.head.append(link);
    }
  };
  let asked: Promise<void> | undefined;
  const ask = () => {
    asked ??= askForAll();
    return asked;
  };
  let begun = false;
  const begin = async () => {
    if (begun) return ask();
    begun = true;
    // A script that comes before the document's end would not find what it needs.
    if (document.readyState === 'loading') await new Promise((parsed) => addEventListener('DOMContentLoaded', parsed));
    for (const src of scripts) document.head.append(Object.assign(document.createElement('script'), { src, async: false }));
    return ask();
  };
  if (eager) void begin();
  const bring = () => (matchMedia(roomy).matches ? begin() : ask());
  setTimeout(bring, 3000);
  setTimeout(begin, 8000);
  const use = ({ type }: Event) => {
    if (type !== 'scroll') document.documentElement.dataset.used = '';
    void begin();
  };
  for (const kind of ['pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'])
    addEventListener(kind, use, { once: true, capture: true, passive: true });
  // The screen shows it some time after the frame has been made.
  const firstPaint = () =>
    new Promise<void>((resolve) => {
      if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return void requestAnimationFrame(() => resolve());
      const look = (entries: PerformanceObserverEntryList, observer: PerformanceObserver) => {
        if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
        observer.disconnect();
        resolve();
      };
      new PerformanceObserver(look).observe({ type: 'paint', buffered: true });
    });
  return new Promise((resolve) => {
    addEventListener('load', () => void firstPaint().then(pause).then(bring).then(resolve));
  });
}
