import { randomUUID } from 'node:crypto';
import { DAY_MS, type EventFor, type EventPayloads, type WebhookEvent } from '@dealership/contracts';
import { FetchRefused } from '@dealership/service-kit/guarded-fetch';
import { appendToOutbox } from '@dealership/service-kit/outbox';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Webhook as Signer } from 'standardwebhooks';
import { ArrayContains, type DataSource, type EntityManager, IsNull } from 'typeorm';
import { SCHEMA } from '../database/schema.js';
import { notifiedEvent } from '../notifications/notified-event.js';
import { Inquiry } from '../requests/inquiries/inquiry.entity.js';
import { Reservation } from '../requests/reservations/reservation.entity.js';
import { Webhook } from './webhook.entity.js';
import { WebhookDelivery } from './webhook-delivery.entity.js';
import { WEBHOOK_FETCHER, type WebhookFetcher } from './webhook-fetcher.js';

/** Receivers are expected to respond quickly and to process the message afterwards. */
const TIMEOUT_MS = 10_000;
const MAX_BYTES = 64 * 1024;
/** A webhook that accepts nothing for this long is disabled. */
const DISABLED_AFTER_MS = 3 * DAY_MS;
const GONE = 410;
const MAX_ANSWER_LENGTH = 200;

type Describe = (manager: EntityManager, id: number, payload: object) => Promise<object | undefined>;

const describeVehicles: Describe = async (_, __, payload) => {
  const { vehicleIds } = payload as EventPayloads['vehicle.added'];
  return { vehicleIds };
};

const NOTIFIED: Record<EventFor<'webhooks'>, { event: WebhookEvent; describe: Describe }> = {
  'inquiry.submitted': {
    event: 'request.received',
    describe: async (manager, id) => {
      const row = await manager.findOneBy(Inquiry, { id });
      return row && row.status !== 'spam' ? { kind: row.kind, id } : undefined;
    },
  },
  'reservation.submitted': {
    event: 'request.received',
    describe: async (manager, id) => {
      const row = await manager.findOneBy(Reservation, { id });
      return row && row.status !== 'spam' ? { kind: 'reservation', id } : undefined;
    },
  },
  'payment.succeeded': { event: 'payment.succeeded', describe: async (_, id) => ({ paymentId: id }) },
  'payment.refunded': { event: 'payment.refunded', describe: async (_, id) => ({ paymentId: id }) },
  'vehicle.added': { event: 'vehicle.added', describe: describeVehicles },
  'vehicle.changed': { event: 'vehicle.changed', describe: describeVehicles },
  'vehicle.sold': { event: 'vehicle.sold', describe: describeVehicles },
  'vehicle.removed': { event: 'vehicle.removed', describe: describeVehicles },
};

/** Sends webhooks: https://www.standardwebhooks.com */
@Injectable()
export class WebhookDeliveriesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(WEBHOOK_FETCHER) private readonly fetcher: WebhookFetcher,
  ) {}

  /** Stores the messages that an event requires, and an event for each; idempotent. */
  async plan(source: EventFor<'webhooks'>, payload: object, requestId: string | null): Promise<void> {
    const { subjectId, occurrence } = notifiedEvent(source, payload);
    const notified = NOTIFIED[source];
    const webhooks = await this.dataSource.manager.findBy(Webhook, {
      events: ArrayContains([notified.event]),
      disabledAt: IsNull(),
    });
    if (webhooks.length === 0) return;
    await this.dataSource.transaction(async (manager) => {
      const data = await notified.describe(manager, subjectId, payload);
      if (!data) return;
      const body = JSON.stringify({ type: notified.event, timestamp: new Date().toISOString(), data });
      for (const { id: webhookId } of webhooks) {
        const row = { webhookId, messageId: `msg_${randomUUID()}`, event: notified.event, source, subjectId, occurrence, body };
        const { raw } = await manager
          .createQueryBuilder()
          .insert()
          .into(WebhookDelivery)
          .values(row)
          .orIgnore()
          .returning('id')
          .execute();
        const [made] = raw as { id: number }[];
        if (made) await appendToOutbox(manager, SCHEMA, 'webhook.called', { webhookDeliveryId: made.id }, requestId ?? undefined);
      }
    });
  }

  /**
   * Sends a message. After the last attempt, the table alone says that it failed: failed jobs of the queue are e-mails.
   * @throws Error if it was not accepted and another attempt follows
   */
  async deliver(id: number, isLast = false): Promise<void> {
    const { manager } = this.dataSource;
    const delivery = await manager.findOneBy(WebhookDelivery, { id });
    const webhook = delivery && (await manager.findOneBy(Webhook, { id: delivery.webhookId }));
    if (!delivery || !webhook || delivery.state !== 'waiting') return;
    if (webhook.disabledAt) {
      await manager.update(WebhookDelivery, id, { state: 'failed' });
      return;
    }
    const { status, answer } = await this.send(webhook, delivery);
    const counted = { attempts: () => '"attempts" + 1', lastAnswer: answer.slice(0, MAX_ANSWER_LENGTH) };
    if (status !== undefined && status >= 200 && status < 300) {
      await manager.update(WebhookDelivery, id, { ...counted, state: 'delivered', deliveredAt: () => 'now()' });
      if (webhook.failingSince) await manager.update(Webhook, webhook.id, { failingSince: null });
      return;
    }
    await manager.update(WebhookDelivery, id, { ...counted, ...(isLast && { state: 'failed' as const }) });
    if ((await this.givesUp(webhook, status)) || isLast) return;
    throw new Error(`webhook ${webhook.id}: ${answer}`);
  }

  private async send(webhook: Webhook, { messageId, body }: WebhookDelivery): Promise<{ status?: number; answer: string }> {
    const now = new Date();
    try {
      const { status } = await this.fetcher.fetch(webhook.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'webhook-id': messageId,
          'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
          'webhook-signature': signatures(webhook, now, messageId, body),
        },
        body,
        timeoutMs: TIMEOUT_MS,
        maxBytes: MAX_BYTES,
      });
      return { status, answer: String(status) };
    } catch (error) {
      if (error instanceof FetchRefused) return { answer: error.reason };
      throw error;
    }
  }

  /** Disables a webhook that answers 410 or has failed for three days, and notifies staff. Returns whether it did. */
  private async givesUp({ id, version, failingSince }: Webhook, status: number | undefined): Promise<boolean> {
    const since = failingSince ?? new Date();
    const disabled = status === GONE || Date.now() - since.getTime() > DISABLED_AFTER_MS;
    await this.dataSource.transaction(async (manager) => {
      await manager.update(Webhook, { id, failingSince: IsNull() }, { failingSince: since });
      if (!disabled) return;
      const { affected } = await manager.update(Webhook, { id, disabledAt: IsNull() }, { disabledAt: () => 'now()' });
      await manager.update(WebhookDelivery, { webhookId: id, state: 'waiting' }, { state: 'failed' });
      if (affected) await appendToOutbox(manager, SCHEMA, 'webhook.disabled', { webhookId: id, occurrence: version });
    });
    return disabled;
  }
}

/** Signatures with the secret and, for a day after a rotation, with the previous one. */
function signatures(webhook: Webhook, now: Date, messageId: string, body: string): string {
  const { secret, previousSecret, previousSecretUntil } = webhook;
  const both = previousSecret && previousSecretUntil && previousSecretUntil > now ? [secret, previousSecret] : [secret];
  return both.map((one) => new Signer(one).sign(messageId, now, body)).join(' ');
}
