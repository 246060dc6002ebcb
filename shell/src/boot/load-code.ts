import type { HydrateWhen } from '@dealership/ui-kit';
import type { CodeFile } from '@dealership/ui-kit/lifecycles';
import type { PageCode } from '../page-state.js';
import { firstInteraction, painted, pause } from './moments.js';
import { scriptHashes } from './script-hashes.js';

/** Milliseconds after which the code is fetched however slow the pictures are. */
const LATEST_MS = 3000;

const timeout = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, LATEST_MS));

const checked = { crossOrigin: 'anonymous' };

const run = ({ href, integrity }: CodeFile): void =>
  document.head.append(Object.assign(document.createElement('script'), { src: href, integrity, async: false, ...checked }));

const preload = (file: CodeFile): void =>
  document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', ...file, ...checked }));

/** Runs the first files, which ask for all others, and has the others fetched meanwhile: each in a task of its own. */
async function insert({ scripts, preloads, tables }: PageCode): Promise<void> {
  scriptHashes.learn([...scripts, ...preloads], tables);
  scripts.forEach(run);
  for (const file of preloads) {
    await pause();
    preload(file);
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
