import { cleanPath } from '../applications.js';

/** A link may say that its page will find its place itself: a list that one returns to. It says so once, not to a reload or to Back. */
function takeOwnPlace(): boolean {
  const { state } = window.history;
  if (state?.usr?.ownPlace !== true) return false;
  window.history.replaceState({ ...state, usr: null }, '');
  return true;
}

/** The place that the address names. */
const namedPlace = (): Element | null => document.getElementById(window.location.hash.slice(1));

/** A new page begins at its top, or at the place that its address names, with the focus on its content; Back returns to where one was. */
export function followNavigation(): void {
  let path = cleanPath(window.location.pathname);
  let back = false;
  window.addEventListener('popstate', (event) => {
    back = !(event as PopStateEvent & { singleSpa?: boolean }).singleSpa;
  });
  window.addEventListener('single-spa:routing-event', () => {
    const next = cleanPath(window.location.pathname);
    if (next === path) return;
    path = next;
    if (takeOwnPlace()) return;
    document.getElementById('content')?.focus({ preventScroll: true });
    const place = namedPlace();
    if (!back && place) place.scrollIntoView({ behavior: 'instant' });
    else if (!back) window.scrollTo({ top: 0, behavior: 'instant' });
    back = false;
  });
}
