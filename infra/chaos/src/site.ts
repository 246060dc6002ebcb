import { BASE_PORTS, portsFrom, type RunningSite, STANDARD_ADMIN_PASSWORD, startSite } from '@dealership/topology';

/** Concurrent e-mails of the notifier. */
export const NOTIFIER_CONCURRENCY = 5;

const ports = portsFrom(BASE_PORTS.chaos);

export const siteUrl = `http://localhost:${ports.of('gateway')}`;

/** Receives customers' replies. */
export const inboundMailPort = Number(ports.env.INBOUND_MAIL_PORT);

export const PASSWORD = STANDARD_ADMIN_PASSWORD;

/** A site without message limits or messages; mails go to `smtpUrl`. */
export const startEmptySite = (smtpUrl: string, signal: AbortSignal): Promise<RunningSite> =>
  startSite({
    kind: 'chaos',
    env: {
      DEMO_DATA: 'none',
      ADMIN_PASSWORD: PASSWORD,
      ADMIN_PASSWORD_HASH: '',
      ADMIN_TOTP_SECRET: '',
      FORM_RATE_LIMIT: '1000000',
      READ_RATE_LIMIT: '1000000',
      // Senders on the list have no limit.
      INBOUND_MAIL_SENDERS: '127.0.0.1,::1',
      NOTIFIER_CONCURRENCY: String(NOTIFIER_CONCURRENCY),
      SMTP_URL: smtpUrl,
    },
    signal,
  });
