import { resolve } from 'node:path';
import { type RunningSite, startSite } from '@dealership/topology';

export const root = resolve(import.meta.dirname, '../../..');

/**
 * A separate site for measuring, of this or another checkout, in a new or an existing folder; Ctrl-C stops and removes
 * it.
 */
export async function startMeasuredSite(env: Record<string, string>, from = root, folder?: string): Promise<RunningSite> {
  const stopping = new AbortController();
  const { signal } = stopping;
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(name, () => stopping.abort(new Error(`stopped by ${name}`)));
  const site = await startSite({ kind: 'bench', env, signal, root: from, folder });
  signal.addEventListener('abort', () => void site.stop().then(() => process.exit(130)));
  return site;
}
