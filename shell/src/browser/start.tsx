import { addTexts, loadCommonTexts, startI18n } from '@dealership/ui-kit';
import { pause } from '../boot/moments.js';
import { readPageState } from '../page-state.js';
import { hydrateLayout } from './layout.js';
import { startRouting } from './navigation/routing.js';
import './shared.js';

const state = readPageState();

/** Removes `?lang=`, which sets the language of one document only; the visitor's choice is already stored. */
function dropLanguageFromAddress(): void {
  const url = new URL(window.location.href);
  if (!url.searchParams.has('lang')) return;
  url.searchParams.delete('lang');
  window.history.replaceState(window.history.state, '', url);
}

async function start(): Promise<void> {
  dropLanguageFromAddress();
  await startI18n(state.language);
  await Promise.all([
    addTexts('common', loadCommonTexts),
    addTexts('shell', (language) => import(/* webpackChunkName: "locale-[request]" */ `../locales/${language}.json`)),
  ]);
  await pause();
  hydrateLayout(state);
  await pause();
  startRouting(state);
}

void start();
