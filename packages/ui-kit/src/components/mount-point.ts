/** Id of the element that contains an application's markup in the document. */
export const mountPointId = (application: string): string => `app-${application}`;

/** Id of the element with the data that the server rendered with. */
export const stateId = (application: string): string => `state-${application}`;

/**
 * The element between header and footer that an application fills; created on client-side navigation. Replaces the
 * previous one, even a server-rendered page that was never mounted.
 */
export function mountPoint(application: string): HTMLElement {
  const existing = document.getElementById(mountPointId(application));
  if (existing) return existing;
  const element = Object.assign(document.createElement('div'), { id: mountPointId(application) });
  document.getElementById('content')?.replaceChildren(element);
  return element;
}
