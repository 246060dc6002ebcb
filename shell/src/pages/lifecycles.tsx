import { hydrateInto, I18nextProvider, i18n, loadPage, mountPoint, mountPointId, renderInto } from '@dealership/ui-kit';
import type { Root } from 'react-dom/client';
import { cleanPath, SHELL_PAGES } from '../applications.js';
import { SiteProvider, usePath } from '../layout/site-context.js';
import { type MountSection, MountSectionContext } from '../sections/section-context.js';
import type { SiteConfig } from '../site-config.js';
import { ShellPage } from './shell-page.js';
import { shellPageAt } from './shell-pages.js';

const CurrentPage = () => <ShellPage path={usePath()} />;

export interface ShellPagesOptions {
  config: SiteConfig;
  /** Path of the server-rendered page. */
  path: string;
  mountSection: MountSection;
}

/** The lifecycle functions of the shell's own pages, an application like the remotes. */
export function shellPageLifecycles({ config, path, mountSection }: ShellPagesOptions) {
  let root: Root | undefined;
  let visit = 0;
  const tree = (
    <I18nextProvider i18n={i18n}>
      <SiteProvider value={{ config, path, search: window.location.search }}>
        <MountSectionContext value={mountSection}>
          <CurrentPage />
        </MountSectionContext>
      </SiteProvider>
    </I18nextProvider>
  );
  return {
    bootstrap: async () => undefined,
    async mount() {
      const current = ++visit;
      const element = mountPoint(SHELL_PAGES);
      const isServed = element.hasChildNodes();
      const page = shellPageAt(cleanPath(window.location.pathname));
      if (isServed && page) await loadPage(page);
      // The visitor has left meanwhile.
      if (current !== visit) return;
      const render = isServed ? hydrateInto : renderInto;
      root = render(element, tree, SHELL_PAGES);
    },
    async unmount() {
      visit++;
      root?.unmount();
      document.getElementById(mountPointId(SHELL_PAGES))?.remove();
    },
  };
}
