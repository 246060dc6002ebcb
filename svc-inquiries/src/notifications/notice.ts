import type { Language } from '@dealership/contracts';
import type { EntityManager } from 'typeorm';
import type { Email } from './emails/email.js';
import type { Audience, Notification } from './notification.entity.js';
import type { NotificationSettings } from './notification-settings.js';
import type { PaymentsService } from './payments.service.js';

/** What is told once to each audience. */
export type Occasion = Pick<Notification, 'event' | 'subjectId' | 'occurrence'>;

/** An e-mail that an event calls for. */
export interface Notice {
  audience: Audience;
  to: string[];
  language: Language;
  /** Called only when the e-mail is about to be sent: the links of some are made then. */
  write: (manager: EntityManager) => Email | Promise<Email>;
}

/** What templates read from. `requestId`: of the request that the event came from. */
export interface NoticeSources {
  manager: EntityManager;
  payments: Pick<PaymentsService, 'notice'>;
  settings: NotificationSettings;
  requestId: string | null;
}

/** Who is written to, and what, about something. What is gone or turned out to be spam is told to nobody. */
export type Template = (subjectId: number, sources: NoticeSources) => Promise<Notice[]>;
