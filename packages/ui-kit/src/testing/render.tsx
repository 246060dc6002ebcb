import type { Language } from '@dealership/contracts';
import { act, configure, getConfig, type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { commonTexts } from '../common-texts/index.js';
import { markHydrated } from '../early-events/index.js';
import { Replay } from '../hydration/replay.js';
import { hydrateInto } from '../hydration/roots.js';
import { createServerI18n, type Texts } from '../i18n/i18n.js';
import { RemoteProviders } from '../lifecycles/remote.js';
import { createQueryClient } from '../query/query-client.js';

const { getElementError } = getConfig();
const isOneOfManyLooks = () => (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics;

const briefly = (message: string | null) => Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });

configure({
  // On a busy machine a first render takes longer than the library's one second.
  asyncUtilTimeout: 60_000,
  // Printing the document on every poll takes a tenth of a test's time; the final error contains it.
  getElementError: (message, container) => (isOneOfManyLooks() ? briefly(message) : getElementError(message, container)),
});

export interface RenderPageOptions {
  namespace: string;
  texts: Texts;
  /** Texts of further namespaces. */
  otherTexts?: Record<string, Texts>;
  language?: Language;
  /** Path and query. */
  at?: string;
  /** A visitor's actions on the server's markup before hydration. Without it nothing is server-rendered. */
  early?: () => void;
}

/** Something of a remote with its context: texts, data and URL. */
function siteAround(node: ReactNode, options: RenderPageOptions): ReactNode {
  const { namespace, texts, otherTexts, language = 'en', at = '/' } = options;
  const i18n = createServerI18n(language, { common: commonTexts[language], ...otherTexts, [namespace]: texts });
  return (
    <RemoteProviders i18n={i18n} client={createQueryClient()}>
      <MemoryRouter initialEntries={[at]}>{node}</MemoryRouter>
    </RemoteProviders>
  );
}

function serve(site: ReactNode): HTMLElement {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(site);
  return container;
}

/** Renders something of a remote with texts, data and URL. */
export function renderWithProviders(node: ReactNode, { early, ...options }: RenderPageOptions): RenderResult {
  const site = siteAround(node, options);
  if (!early) return render(site);
  const container = serve(site);
  early();
  markHydrated(container);
  return render(<Replay host={{ current: container }}>{site}</Replay>, { container, hydrate: true });
}

/** Hydrates server markup; `event` runs while hydration is in progress. Returns a function that unmounts. */
export async function hydrateWhile(node: ReactNode, options: RenderPageOptions, event: () => void): Promise<() => Promise<void>> {
  const site = siteAround(node, options);
  const container = serve(site);
  let root: Root | undefined;
  await act(async () => {
    root = hydrateInto(container, site, '');
    event();
  });
  return async () => {
    await act(async () => root?.unmount());
    container.remove();
  };
}
