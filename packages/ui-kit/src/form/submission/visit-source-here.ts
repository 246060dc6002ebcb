import { type VisitSource, visitSource } from '@dealership/contracts';
import { visitOrigin } from '../../pages/visit-origin.js';

/**
 * What kind of place the visit came from with which this document was opened; none where it was opened from within the site. It is read
 * off the document: nothing is kept for it.
 */
export function visitSourceHere(): VisitSource | undefined {
  const from = visitOrigin();
  return from === undefined ? undefined : visitSource(from);
}
