import type { EventName } from '@dealership/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { noticesOf, occasionOf } from './email-templates.js';
import { DeliveryError, Mailer } from './mailer.js';
import type { Notice, Occasion } from './notice.js';
import { type Audience, Notification } from './notification.entity.js';
import { NOTIFICATION_SETTINGS, type NotificationSettings } from './notification-settings.js';
import { PaymentsService } from './payments.service.js';

const NOTIFICATION_LOCK = 7_242_002;

export interface Failure {
  audience: Audience;
  /** Fit for the log. */
  code: string;
  permanent: boolean;
}

@Injectable()
export class NotificationsService {
  /** E-mails that the mail server took and whose record failed, with the addresses it refused. */
  private readonly unrecorded = new Map<number, string[]>();

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(Mailer) private readonly mailer: Mailer,
    @Inject(PaymentsService) private readonly payments: PaymentsService,
    @Inject(NOTIFICATION_SETTINGS) private readonly settings: NotificationSettings,
  ) {}

  /** Sends what an event calls for and has not been sent yet; safe to repeat. One recipient's failure leaves the others alone. */
  async notify(event: EventName, payload: object, requestId: string | null): Promise<Failure[]> {
    const failures: Failure[] = [];
    const occasion = occasionOf(event, payload);
    const { payments, settings } = this;
    const sources = { manager: this.dataSource.manager, payments, settings, requestId };
    for (const notice of await noticesOf(event, occasion.subjectId, sources)) {
      const id = await this.prepare(occasion, notice);
      const failure = await this.alone(id, (manager) => this.send(manager, id, notice, requestId));
      if (failure) failures.push(failure);
    }
    return failures;
  }

  /** The row of the notification, made at the first try. Its Message-ID never changes. */
  private async prepare(occasion: Occasion, { audience, to, language }: Notice): Promise<number> {
    const { event, subjectId, occurrence } = occasion;
    const name = [event, subjectId, ...(occurrence ? [occurrence] : []), audience].join('.');
    const messageId = `<${name}@${new URL(this.settings.dealer.publicUrl).hostname}>`;
    const row = { ...occasion, audience, recipient: to.join(', '), messageId, language };
    await this.dataSource.createQueryBuilder().insert().into(Notification).values(row).orIgnore().execute();
    const { id } = await this.dataSource.manager.findOneByOrFail(Notification, { ...occasion, audience });
    return id;
  }

  /** Runs the work while no other process works on the same notification; a killed process lets go with its connection. */
  private async alone<T>(id: number, work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const runner = this.dataSource.createQueryRunner();
    await runner.connect();
    try {
      await runner.query('SELECT pg_advisory_lock($1, $2)', [NOTIFICATION_LOCK, id]);
      try {
        return await work(runner.manager);
      } finally {
        await runner.query('SELECT pg_advisory_unlock($1, $2)', [NOTIFICATION_LOCK, id]);
      }
    } finally {
      await runner.release();
    }
  }

  // 'sending' is committed before the mail server is asked. Who finds it here was preceded by a process that died in between: SMTP
  // cannot tell whether that e-mail was taken, so it goes out again under the same Message-ID, by which mailboxes know it.
  private async send(manager: EntityManager, id: number, notice: Notice, requestId: string | null): Promise<Failure | undefined> {
    const { audience, to } = notice;
    const { sentAt, state, messageId } = await manager.findOneByOrFail(Notification, { id });
    if (sentAt) return;
    if (state === 'failed') return { audience, code: 'refused before', permanent: true };
    if (!this.unrecorded.has(id)) {
      await manager.update(Notification, id, { state: 'sending', recipient: to.join(', '), attempts: () => '"attempts" + 1' });
      const email = await notice.write(manager);
      try {
        this.unrecorded.set(id, await this.mailer.send({ ...email, to, messageId, requestId }));
      } catch (error) {
        return this.recordFailure(manager, id, audience, error);
      }
    }
    const refused = this.unrecorded.get(id) ?? [];
    const lastError = refused.length ? `refused for ${refused.join(', ')}` : null;
    await manager.update(Notification, id, { state: 'sent', sentAt: () => 'now()', lastError });
    this.unrecorded.delete(id);
    return undefined;
  }

  private async recordFailure(manager: EntityManager, id: number, audience: Audience, error: unknown): Promise<Failure> {
    if (!(error instanceof DeliveryError)) throw error;
    const { code, permanent, message } = error;
    await manager.update(Notification, id, { state: permanent ? 'failed' : 'pending', lastError: message });
    return { audience, code, permanent };
  }
}
