import type { HydrateWhen } from '@dealership/ui-kit';
import type { PageCode } from '../page-state.js';
import { firstInteraction, painted, pause } from './moments.js';

/** Milliseconds after which the code is fetched however slow the pictures are. */
const LATEST_MS = 3000;

const timeout = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, LATEST_MS));

/** Runs the first file, which asks for all others, and has the others fetched meanwhile: each in a task of its own. */
async function insert({ scripts, preloads }: PageCode): Promise<void> {
  for (const src of scripts) document.head.append(Object.assign(document.createElement('script'), { src, async: false }));
  for (const { href, integrity } of preloads) {
    await pause();
    const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href });
    if (integrity) Object.assign(link, { integrity, crossOrigin: 'anonymous' });
    document.head.append(link);
  }
}

/**
 * Fetches and runs the page's code after the first paint with its pictures, or when the visitor does something: until then everything
 * that a visitor sees has the connection for itself. A page that does something by itself (`load`) waits for nothing.
 */
export async function loadCode(code: PageCode, hydrate: HydrateWhen | undefined): Promise<void> {
  if (hydrate !== 'load') await Promise.race([painted(), firstInteraction(), timeout()]);
  await insert(code);
}
