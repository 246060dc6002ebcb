import { INCOMPLETE_HEADER, INLINE_HEADERS } from '@dealership/server-kit';
import type { InlineSources, SecurityHeaders } from '../../edge/security-headers.js';
import type { GatewayRoute } from '../../routes.js';
import type { Fetched } from './micro-cache.js';
import { StoredResponse } from './stored-response.js';

/** An upstream's answer, read to its end. */
export interface UpstreamResponse {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  bytes: Buffer;
}

/** `path`: of the requested address, without its query. */
type ReadResponse = (response: UpstreamResponse, route: GatewayRoute, path: string) => Fetched;

const DATA_STALE_MS = 60_000;
/** A page stays readable from the cache for an hour while upstreams are unavailable. */
const DOCUMENT_STALE_MS = 3_600_000;

const DATA_TYPE = 'application/json; charset=utf-8';

const text = (value: string | string[] | undefined): string => [value ?? []].flat().join(', ');

/**
 * Cached API answers, the same for all visitors. Of the upstream's headers, only those for pagination are passed on.
 */
export function dataResponses({ data }: SecurityHeaders): ReadResponse {
  const common = { ...data, 'cache-control': 'public, max-age=0, must-revalidate', vary: 'accept-encoding' };
  return ({ status, headers, bytes }, route) => {
    const contentType = text(headers['content-type']) || DATA_TYPE;
    if (status !== 200) return { status, headers: { 'content-type': contentType, 'cache-control': 'no-store' }, bytes };
    const stored = Object.entries({ ...common, ...(headers.link && { link: text(headers.link) }) });
    return new StoredResponse({ bytes, contentType, headers: stored.flat(), route: route.path, staleMs: DATA_STALE_MS });
  };
}

/** Headers of a document besides its content type. */
const FORWARDED_DOCUMENT_HEADERS = ['cache-control', 'content-language', 'location', 'retry-after', 'set-cookie'];

function inlineSources(headers: UpstreamResponse['headers']): InlineSources {
  const { scripts, styles } = INLINE_HEADERS;
  return { scripts: text(headers[scripts]), styles: text(headers[styles]) };
}

/** Cached documents: the shell decides which may be stored and names the hashes of their inline scripts and styles. */
export function documentResponses(security: SecurityHeaders): ReadResponse {
  return ({ status, headers, bytes }, route, path) => {
    const inline = inlineSources(headers);
    const contentType = text(headers['content-type']);
    const vary = [headers.vary ?? [], 'accept-encoding'].flat().join(', ');
    const own = FORWARDED_DOCUMENT_HEADERS.flatMap((name): [string, string | string[]][] => {
      const value = headers[name];
      return value === undefined ? [] : [[name, value]];
    });
    if (status === 200 && text(headers['cache-control']).includes('public')) {
      const flat = [...Object.entries({ ...security.document(inline, path), vary }), ...own].flatMap(([name, value]) =>
        [value].flat().flatMap((one) => [name, one]),
      );
      return new StoredResponse({ bytes, contentType, headers: flat, route: route.path, staleMs: DOCUMENT_STALE_MS });
    }
    return {
      status,
      headers: { ...Object.fromEntries(own), ...(contentType && { 'content-type': contentType }), vary },
      bytes,
      inline,
      incomplete: headers[INCOMPLETE_HEADER] !== undefined,
    };
  };
}
