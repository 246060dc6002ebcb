import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { type EventName, type EventPayloads, staffFor } from '@dealership/contracts';
import { isDatabaseUnavailable } from '@dealership/service-kit';
import { withLock } from '@dealership/service-kit/database';
import { PrivateFiles } from '@dealership/service-kit/private-files';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { type Audience, Notification } from '../notifications/notification.entity.js';
import { type NotifiedEvent, notifiedEvent } from '../notifications/notified-event.js';
import { replyToFor } from '../requests/conversations/reply-address.js';
import { AccountsClient } from '../service-clients/accounts/accounts.client.js';
import { PaymentsClient } from '../service-clients/payments/payments.client.js';
import { MailRoutingClient } from '../service-clients/site/mail-routing.client.js';
import { SiteClient } from '../service-clients/site/site.client.js';
import { DealerLogo } from './content/dealer-logo.js';
import { EmailVehicles } from './content/email-vehicles.js';
import type { EventEmail } from './content/event-email.js';
import { isDue, settleNoLongerDue } from './content/no-longer-due.js';
import { DeliveryError, Mailer, type OutgoingEmail, type Refusals } from './delivery/mailer.js';
import { isUnsolicited, reserveQuota } from './delivery/recipient-limit.js';
import { emailsFor } from './event-emails/emails-for-event.js';
import { type EmailContext, NOTIFICATION_OPTIONS, type NotificationOptions } from './notification-options.js';

const RECORD_INTERVAL_MS = 100;
const RECORD_WITHIN_MS = 10_000;

interface SentEmail extends Refusals {
  subject: string;
}

export interface Failure {
  audience: Audience;
  /** May be logged. */
  code: string;
  permanent: boolean;
}

export interface Outcome {
  failures: Failure[];
  /** When the e-mails that must still wait are due. */
  waitUntil?: Date;
}

@Injectable()
export class NotificationsService {
  /** E-mails the mail server accepted but that could not be recorded. */
  private readonly unrecorded = new Map<number, SentEmail>();

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly mailer: Mailer,
    private readonly payments: PaymentsClient,
    private readonly accounts: AccountsClient,
    private readonly site: SiteClient,
    private readonly routing: MailRoutingClient,
    private readonly files: PrivateFiles,
    private readonly logo: DealerLogo,
    private readonly vehicles: EmailVehicles,
    @Inject(NOTIFICATION_OPTIONS) private readonly options: NotificationOptions,
  ) {}

  /**
   * Sends what an event requires and has not been sent yet; idempotent. One recipient's failure does not affect the
   * others. If staff send one e-mail again, only that one.
   * @param isStopping whether this process is shutting down and must not start another e-mail
   */
  async notify(
    event: EventName,
    payload: EventPayloads[EventName],
    requestId: string | null,
    isStopping: () => boolean,
  ): Promise<Outcome> {
    const outcome: Outcome = { failures: [] };
    const errors: unknown[] = [];
    const notified = notifiedEvent(event, payload);
    const { payments, accounts, vehicles } = this;
    const [dealer, site, routing] = await Promise.all([this.site.dealer(), this.site.settings(), this.routing.read()]);
    const staff: EmailContext['staffFor'] = (topic) =>
      staffFor(routing, topic === 'membership' ? 'payment' : topic, this.options.staff);
    const replyTo: EmailContext['replyTo'] = (request, language) =>
      replyToFor(this.options.replyAddress, request, dealer, language);
    const { linkDays } = site.journeys;
    const { replyAddress, endLinks } = this.options;
    const context = { dealer, staffFor: staff, replyTo, replyAddress, endLinks, linkDays };
    const sources = { manager: this.dataSource.manager, payments, accounts, vehicles, files: this.files, context, requestId };
    const emails = await emailsFor(notified, sources);
    await settleNoLongerDue(sources.manager, notified, emails);
    const logoPng = await this.logo.png(site.dealer.logo.picture);
    for (const email of await this.wanted(emails, payload)) {
      if (isStopping()) {
        outcome.waitUntil = new Date();
        break;
      }
      if (email.notBefore && email.notBefore > new Date()) {
        outcome.waitUntil = email.notBefore;
        continue;
      }
      try {
        const id = await this.prepare(notified, email, dealer.publicUrl);
        const failure = await this.exclusively(id, (manager) => this.send(manager, id, email, { requestId, logo: logoPng }));
        if (failure) outcome.failures.push(failure);
      } catch (error) {
        errors.push(error);
      }
    }
    if (errors.length > 0) throw errors[0];
    return outcome;
  }

  /** All of them, or only the one that staff send again. */
  private async wanted(emails: EventEmail[], { notificationId }: EventPayloads[EventName]): Promise<EventEmail[]> {
    if (notificationId === undefined) return emails;
    const resent = await this.dataSource.manager.findOneBy(Notification, { id: notificationId });
    return emails.filter((email) => resent && isDue([email], resent));
  }

  /** The id of the notification's row, created on the first attempt. Its Message-ID never changes. */
  private async prepare(
    notified: NotifiedEvent,
    { audience, template, to, language, messageId: known }: EventEmail,
    publicUrl: string,
  ): Promise<number> {
    const { event, subjectId, occurrence } = notified;
    // A restored database reuses ids: without the UUID, mailboxes would drop mail about a new inquiry as a duplicate.
    const name = [event, subjectId, ...(occurrence ? [occurrence] : []), audience, randomUUID()].join('.');
    const messageId = known ?? `<${name}@${new URL(publicUrl).hostname}>`;
    const row = { ...notified, audience, template, recipient: to.join(', '), messageId, language };
    const insert = this.dataSource.createQueryBuilder().insert().into(Notification).values(row).orIgnore().returning('id');
    const { raw } = await insert.execute();
    const [made] = raw as { id: number }[];
    return (made ?? (await this.dataSource.manager.findOneByOrFail(Notification, { ...notified, audience, language }))).id;
  }

  /**
   * Runs the work while no other process handles the same notification; a killed process releases the lock with its
   * connection.
   */
  private exclusively<T>(id: number, work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return withLock(this.dataSource, { name: 'inquiries.notification', key: id, whenTaken: 'wait' }, work);
  }

  // 'sending' is committed before calling the mail server. If found here, an earlier process crashed in between: SMTP
  // cannot tell whether that e-mail was accepted, so it is sent again under the same Message-ID, which lets mailboxes
  // deduplicate it.
  private async send(
    manager: EntityManager,
    id: number,
    { audience, template, to, write, onDelivery }: EventEmail,
    rest: Pick<OutgoingEmail, 'requestId' | 'logo'>,
  ): Promise<Failure | undefined> {
    const notification = await manager.findOneByOrFail(Notification, { id });
    const { sentAt, sentBefore, state, messageId } = notification;
    if (sentAt || state === 'withheld') return;
    if (state === 'failed') return { audience, code: 'refused before', permanent: true };
    if (!this.unrecorded.has(id)) {
      const begin = (writer: EntityManager) =>
        writer.update(Notification, id, {
          state: 'sending',
          template,
          recipient: to.join(', '),
          attempts: () => '"attempts" + 1',
        });
      // An e-mail resent by staff does not count towards the limit.
      if (sentBefore || !isUnsolicited(notification)) await begin(manager);
      else if (!(await reserveQuota(manager, { id, address: to.join(', '), limit: this.options.recipientLimit }, begin))) {
        await manager.update(Notification, id, { state: 'withheld' });
        return;
      }
      const email = await write(manager);
      try {
        const refusals = await this.mailer.send({ ...email, ...rest, to: notification.remaining ?? to, messageId });
        this.unrecorded.set(id, { subject: email.subject, ...refusals });
      } catch (error) {
        return this.recordFailure(manager, id, { audience, onDelivery }, error);
      }
    }
    const { subject, refused, deferred } = this.unrecorded.get(id) as SentEmail;
    const unreached = [...refused, ...deferred];
    const lastError = unreached.length ? `refused for ${unreached.join(', ')}` : null;
    const result = { lastError, ...(audience === 'visitor' && { subject }) };
    if (deferred.length)
      await this.dataSource.manager.update(Notification, id, { ...result, state: 'pending', remaining: deferred });
    else await this.record(id, result, onDelivery);
    this.unrecorded.delete(id);
    return deferred.length ? { audience, code: 'some recipients refused for now', permanent: false } : undefined;
  }

  // Does not use the connection that holds the lock, since it may be broken.
  private async record(
    id: number,
    result: Pick<Notification, 'lastError'> & Partial<Pick<Notification, 'subject'>>,
    onDelivery: EventEmail['onDelivery'],
  ): Promise<void> {
    const sent = { state: 'sent', sentAt: () => 'now()', sentBefore: null, remaining: null, ...result } as const;
    for (const deadline = Date.now() + RECORD_WITHIN_MS; ; await delay(RECORD_INTERVAL_MS)) {
      try {
        if (onDelivery)
          await this.dataSource.transaction(async (manager) => {
            await manager.update(Notification, id, sent);
            await onDelivery(manager, { state: 'sent', error: result.lastError });
          });
        // A single statement, because a crash before it completes sends the e-mail again.
        else await this.dataSource.manager.update(Notification, id, sent);
        return;
      } catch (error) {
        if (!isDatabaseUnavailable(error) || Date.now() > deadline) throw error;
      }
    }
  }

  private async recordFailure(
    manager: EntityManager,
    id: number,
    { audience, onDelivery }: Pick<EventEmail, 'audience' | 'onDelivery'>,
    error: unknown,
  ): Promise<Failure> {
    if (!(error instanceof DeliveryError)) throw error;
    const { code, permanent, message } = error;
    await manager.transaction(async (transaction) => {
      await transaction.update(Notification, id, { state: permanent ? 'failed' : 'pending', lastError: message });
      await onDelivery?.(transaction, { state: permanent ? 'failed' : 'queued', error: message });
    });
    return { audience, code, permanent };
  }
}
