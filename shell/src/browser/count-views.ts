import { isSecretPath, STAFF_SIGNED_IN_KEY } from '@dealership/contracts';
import { countView } from '@dealership/contracts/catalog/endpoints';
import { deviceMemory } from '@dealership/ui-kit';
import { applicationAt, cleanPath } from '../applications.js';

/** Staff who look at their own site are no visitors. */
const isStaff = (): boolean => deviceMemory.read(STAFF_SIGNED_IN_KEY) !== undefined;

/** Where the visit came from: the campaign that the address names, else the host of another site that linked here, else nothing. */
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
  // A view that is not counted is no matter of the visitor's.
  fetch(url, { method, body, headers: { 'content-type': 'application/json' }, keepalive: true }).catch(() => undefined);
}

/** Tells the site which page is looked at: no cookie, nothing of the visitor; where from only with the first page of a visit. */
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
