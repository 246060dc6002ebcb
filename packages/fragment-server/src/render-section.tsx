import type { Language } from '@dealership/contracts';
import { type RemoteDefinition, RemoteProviders } from '@dealership/ui-kit/lifecycles';
import { createQueryClient } from '@dealership/ui-kit/query';
import type { i18n as I18n } from 'i18next';
import { renderToString } from 'react-dom/server';
import { handOver } from './hand-over.js';
import type { Rendered } from './render-fragment.js';

/** Renders a remote's section for pages of the shell; 404 for an unknown name. */
export async function renderSection({ name, sections }: RemoteDefinition, section: string, i18n: I18n): Promise<Rendered> {
  const offered = sections?.[section];
  if (!offered) return { status: 404, html: '', state: {}, shared: [] };
  const client = createQueryClient();
  const { Section, prefetch } = await offered.load();
  await prefetch?.(client, i18n.language as Language);
  const html = renderToString(
    <RemoteProviders i18n={i18n} client={client}>
      <Section />
    </RemoteProviders>,
    { identifierPrefix: `${name}-${section}` },
  );
  return { status: 200, html, ...handOver(client), shared: [], page: offered };
}
