import type { Language } from '@dealership/contracts';
import type { PrivateFiles } from '@dealership/service-kit/private-files';
import type { EntityManager } from 'typeorm';
import type { Email } from '../letters/emails/email.js';
import type { Audience } from '../notifications/notification.entity.js';
import type { AccountsService } from '../service-clients/peers/accounts.service.js';
import type { PaymentsService } from '../service-clients/peers/payments.service.js';
import type { LetterCars } from './letter-cars.js';
import type { LetterSettings } from './notification-settings.js';

/** An e-mail that an event calls for. */
export interface EventEmail {
  audience: Audience;
  to: string[];
  language: Language;
  /** Until then it may turn out that it is not called for. */
  notBefore?: Date;
  /** Instead of one that is made with the first try: others know it already. */
  messageId?: string;
  /** Told how it went, in the transaction that records it. `queued`: it is tried again. */
  onDelivery?: (manager: EntityManager, outcome: { state: 'queued' | 'sent' | 'failed'; error: string | null }) => Promise<void>;
  /** Called only when the e-mail is about to be sent: the links of some are made then. */
  write: (manager: EntityManager) => Promise<Email>;
}

/**
 * Input of templates. `requestId`: of the request that caused the event; `occurrence`: distinguishes the subject's
 * events.
 */
export interface TemplateSources {
  manager: EntityManager;
  payments: Pick<PaymentsService, 'notice'>;
  accounts: Pick<AccountsService, 'letter' | 'issueToken' | 'contacts'>;
  cars: Pick<LetterCars, 'vehicle' | 'upcomingVehicle'>;
  files: Pick<PrivateFiles, 'open'>;
  settings: Pick<LetterSettings, 'dealer' | 'staffFor' | 'linkDays' | 'replyTo' | 'replyAddress'>;
  requestId: string | null;
  occurrence: number;
}

/** The e-mails about a subject: none when it is deleted or turned out to be spam. */
export type Template = (subjectId: number, sources: TemplateSources) => Promise<EventEmail[]>;
