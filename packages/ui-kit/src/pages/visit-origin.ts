/** The API takes no longer one. */
const MAX_LENGTH = 255;

/**
 * Where the visit came from with which this document was opened: the campaign that its address names, else the host that linked here,
 * else ''. Undefined where it was opened from within the site.
 */
export function visitOrigin(): string | undefined {
  const [opened] = performance.getEntriesByType?.('navigation') ?? [];
  const { searchParams } = new URL(opened?.name ?? window.location.href, window.location.href);
  const { referrer } = document;
  const from = searchParams.get('utm_source') || (referrer && new URL(referrer).host);
  return from === window.location.host ? undefined : from.slice(0, MAX_LENGTH);
}
