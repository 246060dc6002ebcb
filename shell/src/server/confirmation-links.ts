import { ALERT_PAGES, type ConfirmationLink, type ConfirmationLinkState, NEWSLETTER_PAGES } from '@dealership/contracts';
import { checkNewsletterConfirmation } from '@dealership/contracts/inquiries/newsletter/endpoints';
import { checkSearchAlertConfirmation } from '@dealership/contracts/inquiries/search-alerts/endpoints';
import { type Log, OutageLog, READ_TIMEOUT_MS } from '@dealership/server-kit';

/** By page. */
const CHECKS: Record<string, { path: string }> = {
  [NEWSLETTER_PAGES.confirm]: checkNewsletterConfirmation,
  [ALERT_PAGES.confirm]: checkSearchAlertConfirmation,
};

export const hasConfirmationLink = (path: string): boolean => path in CHECKS;

/** Reads the state of the link that opened a confirmation page; undefined if svc-inquiries does not answer. */
export function confirmationLinks(url: string, log: Pick<Log, 'error' | 'info'>) {
  const outage = new OutageLog(log, 'confirmation links');

  async function read(path: string, token: string): Promise<ConfirmationLinkState> {
    const address = `${url}${CHECKS[path]?.path}?${new URLSearchParams({ token })}`;
    const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(READ_TIMEOUT_MS) });
    // Not a token.
    if (response.status === 400) return 'invalid';
    if (!response.ok) throw new Error(`svc-inquiries answered ${response.status}`);
    return ((await response.json()) as ConfirmationLink).state;
  }

  return async (path: string, token: string): Promise<ConfirmationLinkState | undefined> => {
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
