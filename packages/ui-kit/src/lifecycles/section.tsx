import type { ComponentType } from 'react';
import { ErrorBoundary } from '../components/feedback/error-boundary.js';
import { hydrateInto, renderInto } from '../hydration/roots.js';
import { i18n } from '../i18n/i18n.js';
import { createQueryClient } from '../query/query-client.js';
import { hydrate } from '../query/react-query.js';
import { RemoteProviders } from './remote.js';

/** Mounts a remote's section in `element`, empty or server-rendered. `state`: the server's data. */
export type SectionMounter = (section: string, element: HTMLElement, state?: object) => Promise<() => void>;

interface SectionMount {
  Section: ComponentType;
  element: HTMLElement;
  state?: object;
  /** Prefix of generated ids: the same as the server's. */
  prefix: string;
}

/** Hydrates the server's markup, or renders from scratch. Returns a function that unmounts. */
export function mountSection({ Section, element, state, prefix }: SectionMount): () => void {
  const client = createQueryClient();
  const tree = (
    <RemoteProviders i18n={i18n} client={client}>
      <ErrorBoundary>
        <Section />
      </ErrorBoundary>
    </RemoteProviders>
  );
  if (state) hydrate(client, state);
  const render = element.hasChildNodes() ? hydrateInto : renderInto;
  const root = render(element, tree, prefix);
  return () => root.unmount();
}
