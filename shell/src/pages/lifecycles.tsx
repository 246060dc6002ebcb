import { addTexts, ErrorBoundary, I18nextProvider, i18n, mountPoint, mountPointId } from '@dealership/ui-kit';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { SHELL_PAGES } from '../applications.js';
import { SiteProvider, usePath } from '../layout/site-context.js';
import type { SiteConfig } from '../site-config.js';
import { ShellPage } from './shell-page.js';

const CurrentPage = () => <ShellPage path={usePath()} />;

/** The shell's own pages as one more application beside the remotes. */
export function shellPageLifecycles(config: SiteConfig, path: string) {
  let root: Root | undefined;
  const tree = (
    <I18nextProvider i18n={i18n}>
      <SiteProvider value={{ config, path }}>
        <ErrorBoundary>
          <CurrentPage />
        </ErrorBoundary>
      </SiteProvider>
    </I18nextProvider>
  );
  return {
    bootstrap: () =>
      addTexts('pages', {
        en: () => import(/* webpackChunkName: "pages-en" */ './locales/en.json'),
        ar: () => import(/* webpackChunkName: "pages-ar" */ './locales/ar.json'),
        ja: () => import(/* webpackChunkName: "pages-ja" */ './locales/ja.json'),
      }),
    async mount() {
      const element = mountPoint(SHELL_PAGES);
      if (element.hasChildNodes()) {
        root = hydrateRoot(element, tree, { identifierPrefix: SHELL_PAGES });
        return;
      }
      root = createRoot(element, { identifierPrefix: SHELL_PAGES });
      root.render(tree);
    },
    async unmount() {
      root?.unmount();
      document.getElementById(mountPointId(SHELL_PAGES))?.remove();
    },
  };
}
