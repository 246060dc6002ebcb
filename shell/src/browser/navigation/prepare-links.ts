import { applicationAt } from '../../applications.js';
import { savesData } from '../../saves-data.js';

/** How long the pointer must rest on a link to signal intent. */
const INTENT_DELAY_MS = 80;

type Prepare = (application: string, url: URL) => Promise<void>;

/** The page that a link leads to, if a remote handles it and it is not the current page. */
function remotePageOf(target: EventTarget | null): { application: string; url: URL } | undefined {
  const link = (target as Element | null)?.closest?.('a');
  if (!link || link.target || link.origin !== window.location.origin || link.pathname === window.location.pathname)
    return undefined;
  const { name, remote } = applicationAt(link.pathname);
  return remote && { application: name, url: new URL(link.href) };
}

/** Prefetches the page that a link leads to on hover, touch or focus, once per page. */
export function prepareLinks(prepare: Prepare): void {
  if (savesData()) return;
  const done = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const consider = (event: Event, delay: number) => {
    clearTimeout(timer);
    const page = remotePageOf(event.target);
    if (!page || done.has(page.url.href)) return;
    timer = setTimeout(() => {
      done.add(page.url.href);
      prepare(page.application, page.url).catch((error: unknown) => {
        done.delete(page.url.href);
        console.warn(`${page.url.pathname} could not be made ready`, error);
      });
    }, delay);
  };
  document.addEventListener('pointerover', (event) => consider(event, INTENT_DELAY_MS), { passive: true });
  document.addEventListener('pointerdown', (event) => consider(event, 0), { passive: true });
  document.addEventListener('focusin', (event) => consider(event, INTENT_DELAY_MS));
}
