import { type InboxKind, type Language, type MailTopic } from '@dealership/contracts';
import { type MediaOptions, type mediaEnv, mediaOptions } from '@dealership/service-kit/private-files';
import type { Email } from '../emails/layout/email.js';
import type { WorkerEnv } from '../env.js';
import { type ReplyAddress, replyAddressIn } from '../requests/conversations/reply-address.js';
import type { DealerContact } from '../service-clients/site/dealer-contact.js';
import { EndLinks } from '../subscriptions/links/end-links.js';
import type { RecipientLimit } from './delivery/recipient-limit.js';

type NotificationEnv = Pick<
  WorkerEnv,
  | keyof typeof mediaEnv
  | 'SMTP_URL'
  | 'SMTP_TIMEOUT_MS'
  | 'MAIL_FROM'
  | 'STAFF_EMAIL'
  | 'NOTIFIER_CONCURRENCY'
  | 'CONFIRMATIONS_PER_HOUR'
  | 'CONFIRMATIONS_PER_DAY'
  | 'WEBHOOK_TRUSTED_ORIGINS'
  | 'REPLY_ADDRESS'
  | 'REPLY_ADDRESS_KEY'
>;

export const NOTIFICATION_OPTIONS = Symbol('NOTIFICATION_OPTIONS');

export interface NotificationOptions {
  /** Location of the pictures. */
  media: MediaOptions;
  smtpUrl: string;
  /** Milliseconds. */
  smtpTimeout: number;
  from: string;
  /** Staff addresses set by the operator. */
  staff: string[];
  concurrency: number;
  recipientLimit: RecipientLimit;
  /** Reply address for customers; undefined: the address in the settings. */
  replyAddress: ReplyAddress | undefined;
  endLinks: EndLinks;
  /** Origins of webhooks that may use http or a private network. */
  webhookOrigins: readonly string[];
}

/** What the templates need to know of the dealer and of this process. */
export interface EmailContext extends Pick<NotificationOptions, 'replyAddress'> {
  endLinks: Pick<EndLinks, 'tokenOf'>;
  dealer: DealerContact;
  /** The staff recipients of mail about a topic. */
  staffFor: (topic: MailTopic | InboxKind) => string[];
  /** Days that the link to a journey stays valid. */
  linkDays: number;
  /** Reply-To of an e-mail about a request. */
  replyTo: (request: { kind: InboxKind; number: number }, language: Language) => Email['replyTo'];
}

export const notificationOptions = (env: NotificationEnv): NotificationOptions => ({
  media: mediaOptions(env),
  smtpUrl: env.SMTP_URL,
  smtpTimeout: env.SMTP_TIMEOUT_MS,
  from: env.MAIL_FROM,
  staff: env.STAFF_EMAIL,
  concurrency: env.NOTIFIER_CONCURRENCY,
  recipientLimit: { perHour: env.CONFIRMATIONS_PER_HOUR, perDay: env.CONFIRMATIONS_PER_DAY },
  replyAddress: replyAddressIn(env),
  endLinks: new EndLinks(env.REPLY_ADDRESS_KEY),
  webhookOrigins: env.WEBHOOK_TRUSTED_ORIGINS,
});
