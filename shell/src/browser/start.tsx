import { addTexts, commonTextLoaders, startI18n } from '@dealership/ui-kit';
import { PAGE_STATE_ID, type PageState } from '../page-state.js';
import { hydrateLayout } from './layout.js';
import { startRouting } from './routing.js';
import './shared.js';

const state = JSON.parse(document.getElementById(PAGE_STATE_ID)?.textContent ?? '{}') as PageState;

/** `?lang=` chooses the language of one document; from there on the visitor's choice is remembered. */
function dropLanguageFromAddress(): void {
  const url = new URL(window.location.href);
  if (!url.searchParams.has('lang')) return;
  url.searchParams.delete('lang');
  window.history.replaceState(window.history.state, '', url);
}

/** Lets the browser answer the visitor between two pieces of work. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

async function start(): Promise<void> {
  dropLanguageFromAddress();
  await startI18n(state.language);
  await Promise.all([
    addTexts('common', commonTextLoaders),
    addTexts('shell', {
      en: () => import(/* webpackChunkName: "locale-en" */ '../locales/en.json'),
      ar: () => import(/* webpackChunkName: "locale-ar" */ '../locales/ar.json'),
      ja: () => import(/* webpackChunkName: "locale-ja" */ '../locales/ja.json'),
    }),
  ]);
  await pause();
  hydrateLayout(state);
  await pause();
  startRouting(state);
}

void start();
