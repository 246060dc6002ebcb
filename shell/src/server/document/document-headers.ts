import { isSecretPath, type Language } from '@dealership/contracts';
import { INCOMPLETE_HEADER, INLINE_HEADERS } from '@dealership/server-kit';
import type { InlineScript } from './head.js';
import type { Page } from './page.js';
import type { StyleSheet } from './style-sheets.js';

/** Cached per language. Changes are visible on every page within two seconds. */
const SHARED = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=3600';
const NOT_SHARED = 'private, no-cache';
export const NO_STORE = 'private, no-store';

function cachingOf(path: string, isOneVisitors: boolean): string {
  if (isSecretPath(path)) return NO_STORE;
  return isOneVisitors ? NOT_SHARED : SHARED;
}

export interface HeadedDocument {
  path: string;
  language: Language;
  page: Page;
  nonce: string | undefined;
  boot: InlineScript;
  styles: StyleSheet[];
}

/** The headers of a document. Without a nonce they report the hashes of its inline scripts and styles. */
export const documentHeaders = ({ path, language, page, nonce, boot, styles }: HeadedDocument) => ({
  'content-type': 'text/html; charset=utf-8',
  'content-language': language,
  'cache-control': cachingOf(path, Boolean(nonce || page.personal || page.incomplete)),
  vary: 'Cookie, Accept-Language',
  ...(page.status === 503 && { 'retry-after': '5' }),
  ...(page.incomplete && { [INCOMPLETE_HEADER]: 'true' }),
  ...(!nonce && {
    [INLINE_HEADERS.scripts]: boot.hash,
    [INLINE_HEADERS.styles]: styles.flatMap(({ inline }) => inline?.hash ?? []).join(' '),
  }),
});
