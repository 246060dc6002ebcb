import { navigateToUrl, registerApplication, start } from 'single-spa';
import { applicationAt, applications, cleanPath, SHELL_PAGES } from '../applications.js';
import type { PageState } from '../page-state.js';
import { firstUse } from './first-use.js';
import { followNavigation } from './follow-navigation.js';
import { prepareLinks } from './prepare-links.js';
import { connectRemotes } from './remotes.js';
import { restoreLanguage } from './switch-language.js';

/** Links of the site stay in the document; everything else is the browser's business. */
function onClick(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.('a');
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.target || link.hasAttribute('download') || link.origin !== window.location.origin) return;
  const samePage = link.pathname === window.location.pathname && link.search === window.location.search;
  if (samePage && link.hash) return;
  if (applicationAt(link.pathname).bare !== applicationAt(window.location.pathname).bare) return;
  event.preventDefault();
  navigateToUrl(link.href);
}

/** From here on the page answers. */
function announceLife(): void {
  document.documentElement.dataset.alive = '';
}

export function startRouting(state: PageState): void {
  const { load, bringSection, preparePage } = connectRemotes(state);
  const loadOwnPages = async () => {
    const { shellPageLifecycles } = await import(/* webpackChunkName: "pages" */ '../pages/lifecycles.js');
    return shellPageLifecycles({ config: state.site, path: cleanPath(window.location.pathname), bringSection });
  };
  // Only the page that the server rendered can wait for its code.
  const waits = state.waits ? applicationAt(window.location.pathname).name : undefined;
  const loadWhenUsed = (name: string) => firstUse().then(() => load(name));
  const loaderOf = (name: string) => (name === waits ? () => loadWhenUsed(name) : () => load(name));
  for (const { name, wakes } of applications)
    registerApplication({
      name,
      app: name === SHELL_PAGES ? loadOwnPages : loaderOf(name),
      activeWhen: ({ pathname }) => wakes(cleanPath(pathname)),
    });
  followNavigation();
  prepareLinks(preparePage);
  document.addEventListener('click', onClick);
  start({ urlRerouteOnly: true });
  if (waits) announceLife();
  else window.addEventListener('single-spa:app-change', announceLife, { once: true });
  void restoreLanguage(state.language);
}
