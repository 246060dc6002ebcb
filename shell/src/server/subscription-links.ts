import { ALERT_PAGES, NEWSLETTER_PAGES, type SubscriptionLink, type SubscriptionLinkState } from '@dealership/contracts';
import { checkNewsletterConfirmation, checkUnsubscribeLink } from '@dealership/contracts/inquiries/newsletter/endpoints';
import { checkEndAlertLink, checkSearchAlertConfirmation } from '@dealership/contracts/inquiries/search-alerts/endpoints';
import { type Log, OutageLog, READ_TIMEOUT_MS } from '@dealership/server-kit';

/** By page. */
const CHECKS: Record<string, { path: string }> = {
  [NEWSLETTER_PAGES.confirm]: checkNewsletterConfirmation,
  [NEWSLETTER_PAGES.unsubscribe]: checkUnsubscribeLink,
  [ALERT_PAGES.confirm]: checkSearchAlertConfirmation,
  [ALERT_PAGES.end]: checkEndAlertLink,
};

export const hasSubscriptionLink = (path: string): boolean => path in CHECKS;

/** Reads the state of the link that opened a page of an e-mail; undefined if svc-inquiries does not answer. */
export function subscriptionLinks(url: string, log: Pick<Log, 'error' | 'info'>) {
  const outage = new OutageLog(log, 'subscription links');

  async function read(path: string, token: string): Promise<SubscriptionLinkState> {
    const address = `${url}${CHECKS[path]?.path}?${new URLSearchParams({ token })}`;
    const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(READ_TIMEOUT_MS) });
    // Not a token.
    if (response.status === 400) return 'invalid';
    if (!response.ok) throw new Error(`svc-inquiries answered ${response.status}`);
    return ((await response.json()) as SubscriptionLink).state;
  }

  return async (path: string, token: string): Promise<SubscriptionLinkState | undefined> => {
    if (!token) return 'invalid';
    try {
      const state = await read(path, token);
      outage.recovered();
      return state;
    } catch (error) {
      outage.failed(error);
      return undefined;
    }
  };
}
