import type { FastifyRequest } from 'fastify';
import { pathOf } from '../edge/access-log.js';

/**
 * A whole address, dot segments, backslashes, two slashes in a row, plain or escaped, a fragment, at which the routes stop reading: a part,
 * or the browser that it sends on, could read another path or another host than the routes did.
 */
const AMBIGUOUS = /^[^/]|\\|\/\/|\/\.\.|\.\.\/|\/\.(?:\/|$)/;
const ESCAPED_SLASH_OR_FRAGMENT = /%(?:2f|5c)|#/i;

/** Browsers normalize most such paths before they ask, and no link of the site holds one. */
export function isAmbiguousPath({ raw }: FastifyRequest): boolean {
  const path = pathOf(raw.url ?? '');
  return ESCAPED_SLASH_OR_FRAGMENT.test(path) || AMBIGUOUS.test(decodeURIComponent(path));
}
