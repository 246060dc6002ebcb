import type { Language } from '@dealership/contracts';
import type { PrivateFiles } from '@dealership/service-kit/private-files';
import type { EntityManager } from 'typeorm';
import type { Email } from '../../emails/layout/email.js';
import type { EmailTemplate } from '../../emails/load-templates.js';
import type { Audience } from '../../notifications/notification.entity.js';
import type { AccountsClient } from '../../service-clients/accounts/accounts.client.js';
import type { PaymentsClient } from '../../service-clients/payments/payments.client.js';
import type { EmailContext } from '../notification-options.js';
import type { EmailVehicles } from './email-vehicles.js';

/** An e-mail required by an event. `fromTemplate` makes its `template` and `write`. */
export interface EventEmail {
  audience: Audience;
  template: EmailTemplate;
  to: string[];
  language: Language;
  /** Not sent before this time, since it may become obsolete. */
  notBefore?: Date;
  /** Replaces the Message-ID generated on the first attempt, if others already refer to one. */
  messageId?: string;
  /** Called with the outcome, in the transaction that records it. `queued`: it will be retried. */
  onDelivery?: (manager: EntityManager, outcome: { state: 'queued' | 'sent' | 'failed'; error: string | null }) => Promise<void>;
  /** Called only right before sending, since it may create links. */
  write: (manager: EntityManager) => Promise<Email>;
}

/**
 * What e-mails are made from. `requestId`: of the request that caused the event; `occurrence`: distinguishes the subject's
 * events.
 */
export interface EmailSources {
  manager: EntityManager;
  payments: Pick<PaymentsClient, 'notice'>;
  accounts: Pick<AccountsClient, 'passwordEmail' | 'issueToken' | 'contacts'>;
  vehicles: Pick<EmailVehicles, 'vehicle' | 'ofRequest'>;
  files: Pick<PrivateFiles, 'open'>;
  context: EmailContext;
  requestId: string | null;
  occurrence: number;
}

/** The e-mails about a subject; none if it was deleted or is spam. */
export type EmailsOfEvent = (subjectId: number, sources: EmailSources) => Promise<EventEmail[]>;
