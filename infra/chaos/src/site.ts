import { BASE_PORTS, portsFrom, type RunningSite, startSite } from '@dealership/topology';

/** E-mails that the notifier writes at the same time. */
export const NOTIFIER_CONCURRENCY = 5;

export const siteUrl = `http://localhost:${portsFrom(BASE_PORTS.chaos).of('gateway')}`;

/** A site that takes any number of messages and holds none yet; its mails go to `smtpUrl`. */
export const startEmptySite = (smtpUrl: string, signal: AbortSignal): Promise<RunningSite> =>
  startSite({
    kind: 'chaos',
    env: {
      DEMO_DATA: 'none',
      FORM_RATE_LIMIT: '100000',
      NOTIFIER_CONCURRENCY: String(NOTIFIER_CONCURRENCY),
      SMTP_URL: smtpUrl,
    },
    signal,
  });
