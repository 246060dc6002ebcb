import { recordEarlyEvents } from '@dealership/ui-kit/early-events';
import { readPageState } from '../page-state.js';
import { loadDeferredFonts } from './deferred-fonts.js';
import { loadCode } from './load-code.js';
import { notifyOfMissingCode } from './missing-code.js';
import { painted, parsed } from './moments.js';
import { scriptHashes } from './script-hashes.js';
import { needsOtherLanguage } from './stored-language.js';
import { installTrustedTypesPolicy } from './trusted-types.js';

// The document's only inline script: everything that must run before any other code, and the code that loads the rest.
async function boot(): Promise<void> {
  installTrustedTypesPolicy(window as object, window.location);
  if (needsOtherLanguage(document.documentElement.lang)) return window.location.reload();
  window.scriptHashes = scriptHashes;
  recordEarlyEvents();
  notifyOfMissingCode();
  void loadDeferredFonts(painted());
  await parsed();
  const { code, hydrate } = readPageState();
  await loadCode(code, hydrate);
}

void boot();
