import type { IncomingHttpHeaders } from 'node:http';
import { isLanguage, type Language } from '@dealership/contracts';
import { visitorLanguage } from '@dealership/server-kit';
import { LRUCache } from 'lru-cache';

/** A request that many visitors share: its cache key, and how to call the upstream. */
export interface SharedRequest {
  key: string;
  path: string;
  headers: Record<string, string>;
}

const nameOf = (pair: string): string => pair.split('=', 1)[0] ?? pair;

const byName = (a: string, b: string): number => {
  const [left, right] = [nameOf(a), nameOf(b)];
  return left === right ? 0 : left < right ? -1 : 1;
};

/** Tracking parameters of advertisements and newsletters; only the browser's own scripts read them. */
const TRACKING = /^(utm_\w+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|igshid|mc_[ce]id|_ga|_gl)$/;

/** The path with its query sorted by name. Repeated names keep their order, which may matter. */
function sorted(url: string, takes: (name: string) => boolean = () => true): string {
  const start = url.indexOf('?');
  if (start === -1) return url;
  const pairs = url
    .slice(start + 1)
    .split('&')
    .filter((pair) => takes(nameOf(pair)));
  return pairs.length ? `${url.slice(0, start)}?${pairs.sort(byName).join('&')}` : url.slice(0, start);
}

/** The address to which a page redirects, with the tracking parameters that `sharedDocument` removed from the request. */
export function withTracking(location: string, url: string): string {
  const [, query = ''] = url.split('?', 2);
  const removed = query.split('&').filter((pair) => TRACKING.test(nameOf(pair)));
  if (removed.length === 0) return location;
  const [address = '', ...fragment] = location.split('#');
  return [`${address}${address.includes('?') ? '&' : '?'}${removed.join('&')}`, ...fragment].join('#');
}

/** No shared answer of a call varies by language. */
export function sharedCall(url: string, takesQuery = true): SharedRequest {
  const path = takesQuery ? sorted(url) : (url.split('?', 1)[0] ?? url);
  return { key: path, path, headers: { accept: 'application/json' } };
}

/** By `Accept-Language`: browsers of one language send the same few values. */
const negotiated = new LRUCache<string, Language>({ max: 500 });

function languageOf(headers: IncomingHttpHeaders): Language {
  const { cookie, 'accept-language': accepted = '' } = headers;
  if (cookie?.includes('lang=')) return visitorLanguage(headers);
  const known = negotiated.get(accepted) ?? visitorLanguage({ 'accept-language': accepted });
  negotiated.set(accepted, known);
  return known;
}

const CHOSEN_LANGUAGE = /[?&]lang=(\w+)(?:&|$)/;

export function sharedDocument(url: string, headers: IncomingHttpHeaders): SharedRequest {
  const path = sorted(url, (name) => !TRACKING.test(name));
  const chosen = CHOSEN_LANGUAGE.exec(path)?.[1];
  const language = isLanguage(chosen) ? chosen : languageOf(headers);
  return { key: `${language} ${path}`, path, headers: { accept: 'text/html', 'accept-language': language } };
}
