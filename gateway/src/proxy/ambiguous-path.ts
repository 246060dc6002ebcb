import type { FastifyRequest } from 'fastify';
import { pathOf } from '../edge/access-log.js';

/**
 * Paths that an upstream or a redirected browser could parse differently than the router: absolute URLs, dot segments,
 * backslashes, double slashes (plain or escaped) and fragments.
 */
const AMBIGUOUS = /^[^/]|\\|\/\/|\/\.\.|\.\.\/|\/\.(?:\/|$)/;
const ESCAPED_SLASH_OR_FRAGMENT = /%(?:2f|5c)|#/i;

/** Browsers normalize most such paths, and no link of the site contains one. */
export function isAmbiguousPath({ raw }: FastifyRequest): boolean {
  const path = pathOf(raw.url ?? '');
  return ESCAPED_SLASH_OR_FRAGMENT.test(path) || AMBIGUOUS.test(decodeURIComponent(path));
}
