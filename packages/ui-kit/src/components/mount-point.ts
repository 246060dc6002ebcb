/** Where an application's markup stands in the document. */
export const mountPointId = (application: string): string => `app-${application}`;

/** Where the data stands with which the server rendered it. */
export const stateId = (application: string): string => `state-${application}`;

/**
 * The element between header and footer that an application fills; made when the browser comes from another one. It takes the place of
 * whatever stands there: also of a page that the server rendered and that was never mounted.
 */
export function mountPoint(application: string): HTMLElement {
  const existing = document.getElementById(mountPointId(application));
  if (existing) return existing;
  const element = Object.assign(document.createElement('div'), { id: mountPointId(application) });
  document.getElementById('content')?.replaceChildren(element);
  return element;
}
