import type { Language } from '@dealership/contracts';
import { hydrateInto, I18nextProvider, i18n, Toaster } from '@dealership/ui-kit';
import type { ReactNode } from 'react';
import { applicationAt, cleanPath } from '../applications.js';
import { SiteWhatsapp } from '../layout/contact/site-whatsapp.js';
import { SiteFooter } from '../layout/footer/site-footer.js';
import { Header } from '../layout/header/header.js';
import { SwitchLanguageContext } from '../layout/language/use-switch-language.js';
import { SiteProvider } from '../layout/site-context.js';
import type { PageState } from '../page-state.js';
import { switchLanguage } from './navigation/switch-language.js';

/** Hydrates header, footer and toasts. Everything between them belongs to the applications. */
export function hydrateLayout({ site, search }: PageState): void {
  const path = cleanPath(window.location.pathname);
  const switchHere = (language: Language) => switchLanguage(language, site.name);
  const hydrate = (id: string, content: ReactNode) => {
    const element = document.getElementById(id);
    if (!element) throw new Error(`The document has no #${id}`);
    const tree = (
      <I18nextProvider i18n={i18n}>
        <SiteProvider value={{ config: site, path, search }}>
          <SwitchLanguageContext value={switchHere}>{content}</SwitchLanguageContext>
        </SiteProvider>
      </I18nextProvider>
    );
    hydrateInto(element, tree, id);
  };
  hydrate('site-toasts', <Toaster />);
  if (applicationAt(path).standalone) return;
  hydrate('site-header', <Header />);
  hydrate('site-footer', <SiteFooter />);
  hydrate('site-whatsapp', <SiteWhatsapp />);
}
