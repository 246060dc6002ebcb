import { cleanPath } from '../../applications.js';

/**
 * Whether the link declared that its page, such as a list, restores its own scroll position. Applies once, and not to a
 * reload or Back.
 */
function consumeOwnScroll(): boolean {
  const { state } = window.history;
  if (state?.usr?.restoresScroll !== true) return false;
  window.history.replaceState({ ...state, usr: null }, '');
  return true;
}

/** How long to wait for the URL's target to be rendered. */
const TARGET_TIMEOUT_MS = 5000;

let endWait: () => void = () => undefined;

/** Scrolls to the URL's target, even if it is rendered later, unless the visitor has scrolled or left the page. */
function scrollToFragment(): boolean {
  const id = window.location.hash.slice(1);
  const content = document.getElementById('content');
  const show = () => {
    const target = document.getElementById(id);
    target?.scrollIntoView({ behavior: 'instant' });
    return target !== null;
  };
  if (id === '' || !content) return false;
  if (show()) return true;
  const observer = new MutationObserver(() => {
    if (show()) endWait();
  });
  observer.observe(content, { childList: true, subtree: true });
  const timer = setTimeout(() => endWait(), TARGET_TIMEOUT_MS);
  endWait = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  return false;
}

/**
 * A new page starts at its top or at its URL's target, with the focus on its content. Back restores the scroll
 * position.
 */
export function followNavigation(): void {
  let path = cleanPath(window.location.pathname);
  let back = false;
  for (const input of ['wheel', 'touchstart', 'keydown']) window.addEventListener(input, () => endWait(), { passive: true });
  window.addEventListener('popstate', (event) => {
    back = !(event as PopStateEvent & { singleSpa?: boolean }).singleSpa;
  });
  window.addEventListener('single-spa:routing-event', () => {
    const next = cleanPath(window.location.pathname);
    if (next === path) return;
    path = next;
    if (consumeOwnScroll()) return;
    document.getElementById('content')?.focus({ preventScroll: true });
    endWait();
    if (!back && !scrollToFragment()) window.scrollTo({ top: 0, behavior: 'instant' });
    back = false;
  });
}
