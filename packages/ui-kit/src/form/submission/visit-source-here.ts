import { type VisitSource, visitSource } from '@dealership/contracts';

/**
 * The source of the visit that opened this document; none for internal navigation. Read from the document; nothing is
 * stored.
 */
export function visitSourceHere(): VisitSource | undefined {
  const [opened] = performance.getEntriesByType?.('navigation') ?? [];
  const { searchParams } = new URL(opened?.name ?? window.location.href, window.location.href);
  const { referrer } = document;
  const host = referrer && new URL(referrer).host;
  const from = searchParams.get('utm_source') || host;
  return from === window.location.host ? undefined : visitSource(from);
}
