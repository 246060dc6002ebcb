import { type VisitSource, visitSource } from '@dealership/contracts';

/**
 * What kind of place the visit came from with which this document was opened; none where it was opened from within the site. It is read
 * off the document: nothing is kept for it.
 */
export function visitSourceHere(): VisitSource | undefined {
  const [opened] = performance.getEntriesByType?.('navigation') ?? [];
  const { searchParams } = new URL(opened?.name ?? window.location.href, window.location.href);
  const { referrer } = document;
  const host = referrer && new URL(referrer).host;
  const from = searchParams.get('utm_source') || host;
  return from === window.location.host ? undefined : visitSource(from);
}
