import { I18nextProvider, i18n, mountPoint, mountPointId, renderAfresh, takeOver } from '@dealership/ui-kit';
import type { Root } from 'react-dom/client';
import { cleanPath, SHELL_PAGES } from '../applications.js';
import { SiteProvider, usePath } from '../layout/site-context.js';
import { type BringSection, BringSectionContext } from '../sections/section-context.js';
import type { SiteConfig } from '../site-config.js';
import { loadPage, ShellPage } from './shell-page.js';

const CurrentPage = () => <ShellPage path={usePath()} />;

export interface ShellPagesOptions {
  config: SiteConfig;
  /** Of the page that the server rendered. */
  path: string;
  bringSection: BringSection;
}

/** The shell's own pages as one more application beside the remotes. */
export function shellPageLifecycles({ config, path, bringSection }: ShellPagesOptions) {
  let root: Root | undefined;
  const tree = (
    <I18nextProvider i18n={i18n}>
      <SiteProvider value={{ config, path, search: window.location.search }}>
        <BringSectionContext value={bringSection}>
          <CurrentPage />
        </BringSectionContext>
      </SiteProvider>
    </I18nextProvider>
  );
  return {
    bootstrap: async () => undefined,
    async mount() {
      const element = mountPoint(SHELL_PAGES);
      const isServed = element.hasChildNodes();
      if (isServed) await loadPage(cleanPath(window.location.pathname));
      const bring = isServed ? takeOver : renderAfresh;
      root = bring(element, tree, SHELL_PAGES);
    },
    async unmount() {
      root?.unmount();
      document.getElementById(mountPointId(SHELL_PAGES))?.remove();
    },
  };
}
