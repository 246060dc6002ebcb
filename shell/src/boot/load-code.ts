import type { PageHydrate } from '@dealership/ui-kit';
import type { CodeFile } from '@dealership/ui-kit/lifecycles';
import type { PageCode } from '../page-state.js';
import { firstInteraction, painted, pause } from './moments.js';
import { scriptHashes } from './script-hashes.js';

/** The code is loaded after this many milliseconds, however slow the pictures are. */
const TIMEOUT_MS = 3000;

const timeout = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS));

const checked = { crossOrigin: 'anonymous' };

const run = ({ href, integrity }: CodeFile): void =>
  document.head.append(Object.assign(document.createElement('script'), { src: href, integrity, async: false, ...checked }));

const preload = (file: CodeFile): void =>
  document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', ...file, ...checked }));

/** Runs the first files, which import all others, each in its own task, while preloading the rest. */
async function insert({ scripts, preloads, tables }: PageCode): Promise<void> {
  scriptHashes.learn([...scripts, ...preloads], tables);
  scripts.forEach(run);
  for (const file of preloads) {
    await pause();
    preload(file);
  }
}

/**
 * Loads and runs the page's code after its first paint with pictures, or at the first interaction: until then, visible
 * content gets the whole bandwidth. A page with the strategy `load` does not wait.
 */
export async function loadCode(code: PageCode, hydrate: PageHydrate | undefined): Promise<void> {
  if (hydrate !== 'load') await Promise.race([painted(), firstInteraction(), timeout()]);
  await insert(code);
}
