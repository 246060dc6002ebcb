import { type InboxKind, type Language, type MailTopic } from '@dealership/contracts';
import { type MediaSettings, type mediaEnv, mediaSettings } from '@dealership/service-kit/private-files';
import type { WorkerEnv } from '../env.js';
import type { Email } from '../letters/emails/email.js';
import { type ReplyAddress, replyAddressIn } from '../requests/conversations/reply-address.js';
import type { DealerContact } from '../service-clients/site/dealer-contact.js';
import type { RecipientLimit } from './recipient-limit.js';

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

export const NOTIFICATION_SETTINGS = Symbol('NOTIFICATION_SETTINGS');

export interface NotificationSettings {
  /** Where the pictures are. */
  media: MediaSettings;
  smtpUrl: string;
  /** Milliseconds. */
  smtpTimeout: number;
  from: string;
  /** Whom the operator has set. */
  staff: string[];
  concurrency: number;
  recipientLimit: RecipientLimit;
  /** Where answers of customers arrive; undefined: at the address of the settings. */
  replyAddress: ReplyAddress | undefined;
  /** Where webhooks may be on http or in a private network. */
  webhookOrigins: readonly string[];
}

/** What letters are written with. */
export interface LetterSettings extends NotificationSettings {
  dealer: DealerContact;
  /** Who of the staff gets the mail about a topic. */
  staffFor: (topic: MailTopic | InboxKind) => string[];
  /** Days that the link to a journey works. */
  linkDays: number;
  /** Where the answer to a letter about a request goes. */
  replyTo: (request: { kind: InboxKind; number: number }, language: Language) => Email['replyTo'];
}

export const notificationSettings = (env: NotificationEnv): NotificationSettings => ({
  media: mediaSettings(env),
  smtpUrl: env.SMTP_URL,
  smtpTimeout: env.SMTP_TIMEOUT_MS,
  from: env.MAIL_FROM,
  staff: env.STAFF_EMAIL,
  concurrency: env.NOTIFIER_CONCURRENCY,
  recipientLimit: { perHour: env.CONFIRMATIONS_PER_HOUR, perDay: env.CONFIRMATIONS_PER_DAY },
  replyAddress: replyAddressIn(env),
  webhookOrigins: env.WEBHOOK_TRUSTED_ORIGINS,
});
