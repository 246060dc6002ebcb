import { navigateToUrl, registerApplication, start } from 'single-spa';
import { type Application, applications, cleanPath, SHELL_PAGES } from '../applications.js';
import type { PageState } from '../page-state.js';
import { remoteLoader } from './remotes.js';
import { restoreLanguage } from './switch-language.js';

/** Links of the site stay in the document; everything else is the browser's business. */
function onClick(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.('a');
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.target || link.hasAttribute('download') || link.origin !== window.location.origin) return;
  const samePage = link.pathname === window.location.pathname && link.search === window.location.search;
  if (samePage && link.hash) return;
  event.preventDefault();
  navigateToUrl(link.href);
}

/** A new page begins at its top with the focus on its content; Back returns to where one was. */
function followNavigation(): void {
  let path = cleanPath(window.location.pathname);
  let back = false;
  window.addEventListener('popstate', (event) => {
    back = !(event as PopStateEvent & { singleSpa?: boolean }).singleSpa;
  });
  window.addEventListener('single-spa:routing-event', () => {
    const next = cleanPath(window.location.pathname);
    if (next === path) return;
    path = next;
    if (!back) window.scrollTo({ top: 0, behavior: 'instant' });
    back = false;
    document.getElementById('content')?.focus({ preventScroll: true });
  });
}

export function startRouting(state: PageState): void {
  const load = remoteLoader(state);
  const loadOwnPages = async () => {
    const { shellPageLifecycles } = await import(/* webpackChunkName: "pages" */ '../pages/lifecycles.js');
    return shellPageLifecycles(state.site, cleanPath(window.location.pathname));
  };
  const lifecyclesOf = (application: Application) => (application.name === SHELL_PAGES ? loadOwnPages : () => load(application));
  for (const application of applications)
    registerApplication({
      name: application.name,
      app: lifecyclesOf(application),
      activeWhen: ({ pathname }) => application.wakes(cleanPath(pathname)),
    });
  followNavigation();
  document.addEventListener('click', onClick);
  start({ urlRerouteOnly: true });
  void restoreLanguage(state.language);
}
