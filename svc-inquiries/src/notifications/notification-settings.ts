import type { Language } from '@dealership/contracts';
import { dealerAddress } from '@dealership/server-kit';
import type { WorkerEnv } from '../env.js';
import type { RecipientLimit } from './recipient-limit.js';

type NotificationEnv = Pick<
  WorkerEnv,
  | 'SMTP_URL'
  | 'SMTP_TIMEOUT_MS'
  | 'MAIL_FROM'
  | 'STAFF_EMAIL'
  | 'NOTIFIER_CONCURRENCY'
  | 'CONFIRMATIONS_PER_HOUR'
  | 'CONFIRMATIONS_PER_DAY'
  | 'SITE_NAME'
  | 'PUBLIC_URL'
  | 'CONTACT_PHONE'
  | 'CONTACT_MOBILE'
  | 'CONTACT_EMAIL'
  | 'CONTACT_ADDRESS'
  | 'CONTACT_ADDRESS_AR'
  | 'CONTACT_ADDRESS_JA'
  | 'SVC_PAYMENTS_URL'
  | 'SVC_PAYMENTS_TOKEN_KEY'
>;

export const NOTIFICATION_SETTINGS = Symbol('NOTIFICATION_SETTINGS');

/** How to reach the dealership, as the e-mails print it. */
export interface DealerContact {
  siteName: string;
  /** Where the site is, without a slash at the end. */
  publicUrl: string;
  phones: string[];
  email: string;
  address: Record<Language, string>;
}

export interface NotificationSettings {
  smtpUrl: string;
  /** Milliseconds. */
  smtpTimeout: number;
  from: string;
  staff: string[];
  concurrency: number;
  recipientLimit: RecipientLimit;
  /** Where svc-payments is, and what signs the calls to it. */
  payments: { url: string; tokenKey: string };
  dealer: DealerContact;
}

export const notificationSettings = (env: NotificationEnv): NotificationSettings => ({
  smtpUrl: env.SMTP_URL,
  smtpTimeout: env.SMTP_TIMEOUT_MS,
  from: env.MAIL_FROM,
  staff: env.STAFF_EMAIL,
  concurrency: env.NOTIFIER_CONCURRENCY,
  recipientLimit: { perHour: env.CONFIRMATIONS_PER_HOUR, perDay: env.CONFIRMATIONS_PER_DAY },
  payments: { url: env.SVC_PAYMENTS_URL.replace(/\/+$/, ''), tokenKey: env.SVC_PAYMENTS_TOKEN_KEY },
  dealer: {
    siteName: env.SITE_NAME,
    publicUrl: env.PUBLIC_URL.replace(/\/+$/, ''),
    phones: [env.CONTACT_PHONE, env.CONTACT_MOBILE],
    email: env.CONTACT_EMAIL,
    address: dealerAddress(env),
  },
});
