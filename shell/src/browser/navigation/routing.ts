import { onHydrateTime } from '@dealership/ui-kit';
import { navigateToUrl, registerApplication, start } from 'single-spa';
import { applicationAt, applications, cleanPath, documentKind, SHELL_PAGES } from '../../applications.js';
import type { PageState } from '../../page-state.js';
import { applicationLifecycles } from '../remotes/application-lifecycles.js';
import { connectRemotes } from '../remotes/remotes.js';
import { countViews } from './count-views.js';
import { followNavigation } from './follow-navigation.js';
import { isPageMounted } from './page-mounted.js';
import { prepareLinks } from './prepare-links.js';

/** A document keeps its initial CSP across client-side navigation. */
const kind = documentKind(window.location.pathname);

/** Navigates client-side to links of the site once the page is mounted. The browser handles everything else. */
function onClick(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.('a');
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.target || link.hasAttribute('download') || link.origin !== window.location.origin) return;
  const samePage = link.pathname === window.location.pathname && link.search === window.location.search;
  if (samePage && link.hash) return;
  if (documentKind(link.pathname) !== kind) return;
  if (!isPageMounted()) return;
  event.preventDefault();
  navigateToUrl(link.href);
}

/** Called once the page's application is mounted and everything is interactive. */
function announceInteractive(): void {
  document.documentElement.dataset.interactive = '';
}

export function startRouting(state: PageState): void {
  const { load, mountSection, preparePage } = connectRemotes(state);
  const loadOwnPages = async () => {
    const { shellPageLifecycles } = await import(/* webpackChunkName: "pages" */ '../../pages/lifecycles.js');
    return shellPageLifecycles({ config: state.site, path: cleanPath(window.location.pathname), mountSection });
  };
  const waiting = state.hydrate === 'interaction' ? applicationAt(window.location.pathname).name : undefined;
  const interaction = () => new Promise<void>((resolve) => onHydrateTime(document.documentElement, 'interaction', resolve));
  const loaderOf = (name: string) => {
    const lifecycles = applicationLifecycles(name, name === SHELL_PAGES ? loadOwnPages : () => load(name));
    return async () => {
      if (name === waiting) await interaction();
      return lifecycles;
    };
  };
  for (const { name, matches } of applications)
    registerApplication({
      name,
      app: loaderOf(name),
      activeWhen: ({ pathname }) => matches(cleanPath(pathname)),
    });
  followNavigation();
  countViews();
  prepareLinks(preparePage);
  document.addEventListener('click', onClick);
  start({ urlRerouteOnly: true });
  if (waiting) announceInteractive();
  else window.addEventListener('single-spa:app-change', announceInteractive, { once: true });
}
