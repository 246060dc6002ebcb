import { isSecretPath, STAFF_SIGNED_IN_KEY } from '@dealership/contracts';
import { countView } from '@dealership/contracts/catalog/endpoints';
import { deviceStorage } from '@dealership/ui-kit';
import { applicationAt, cleanPath } from '../../applications.js';

/** Staff who view their own site are not counted. */
const isStaff = (): boolean => deviceStorage.read(STAFF_SIGNED_IN_KEY) !== undefined;

/** The source of the visit: the URL's campaign, else the host of an external referrer, else ''. */
function origin(): string {
  const campaign = new URLSearchParams(window.location.search).get('utm_source');
  if (campaign) return campaign.slice(0, 255);
  const { referrer } = document;
  return referrer && new URL(referrer).host;
}

function send(path: string, from?: string): void {
  if (isStaff() || applicationAt(path).standalone || isSecretPath(path)) return;
  const body = JSON.stringify({ path, from });
  const { path: url, method } = countView;
  // Failures are not shown to the visitor.
  fetch(url, { method, body, headers: { 'content-type': 'application/json' }, keepalive: true }).catch(() => undefined);
}

/** Reports a page view without cookies or visitor data. The source is sent only with the first page of a visit. */
export function countViews(): void {
  let path = cleanPath(window.location.pathname);
  const from = origin();
  send(path, from === window.location.host ? undefined : from);
  window.addEventListener('single-spa:routing-event', () => {
    const next = cleanPath(window.location.pathname);
    if (next === path) return;
    path = next;
    send(path);
  });
}
