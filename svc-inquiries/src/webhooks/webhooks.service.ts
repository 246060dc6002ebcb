import { randomBytes } from 'node:crypto';
import type {
  IssuedWebhook,
  NewWebhook,
  PageQuery,
  WebhookChanges,
  WebhookDeliveryPage,
  WebhookDelivery as WebhookDeliveryResponse,
  Webhook as WebhookResponse,
} from '@dealership/contracts';
import { DAY_MS, staffValidationMessages } from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import { recordStaffWrite, StaffRecords } from '@dealership/service-kit/audit';
import { page } from '@dealership/service-kit/database';
import { FetchRefused } from '@dealership/service-kit/guarded-fetch';
import { appendToOutbox } from '@dealership/service-kit/outbox';
import type { CurrentStaff } from '@dealership/service-kit/staff';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Kysely } from 'kysely';
import type { DataSource } from 'typeorm';
import { SCHEMA } from '../database/schema.js';
import { Webhook } from './webhook.entity.js';
import { WebhookDelivery } from './webhook-delivery.entity.js';
import { WEBHOOK_FETCHER, type WebhookFetcher } from './webhook-fetcher.js';

const SECRET_BYTES = 32;
/** How long the previous secret keeps signing. */
const CHANGE_OVER_MS = DAY_MS;

// In the format of the Standard Webhooks specification.
const newSecret = (): string => `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;

const toWebhook = (row: Webhook): WebhookResponse => ({
  id: row.id,
  url: row.url,
  events: row.events,
  failingSince: row.failingSince?.toISOString() ?? null,
  disabledAt: row.disabledAt?.toISOString() ?? null,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
});

const toDelivery = (row: WebhookDelivery): WebhookDeliveryResponse => ({
  id: row.id,
  messageId: row.messageId,
  event: row.event,
  state: row.state,
  attempts: row.attempts,
  lastAnswer: row.lastAnswer,
  createdAt: row.createdAt.toISOString(),
  deliveredAt: row.deliveredAt?.toISOString() ?? null,
});

/** The webhooks as managed by owner and managers. */
@Injectable()
export class WebhooksService {
  private readonly records: StaffRecords<Webhook>;

  constructor(
    private readonly db: Kysely<{ 'inquiries.webhook_delivery': WebhookDelivery }>,
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(WEBHOOK_FETCHER) private readonly fetcher: WebhookFetcher,
  ) {
    this.records = new StaffRecords(dataSource, {
      schema: SCHEMA,
      name: 'webhook',
      target: Webhook,
      notFound: 'WEBHOOK_NOT_FOUND',
      hidden: ['secret', 'previousSecret'],
    });
  }

  async list(): Promise<WebhookResponse[]> {
    const rows = await this.dataSource.manager.find(Webhook, { order: { id: 'ASC' } });
    return rows.map(toWebhook);
  }

  async create(webhook: NewWebhook, staff: CurrentStaff): Promise<IssuedWebhook> {
    this.check(webhook.url);
    const secret = newSecret();
    return { ...toWebhook(await this.records.create({ ...webhook, secret }, staff)), secret };
  }

  async change(id: number, { disabled, ...changes }: WebhookChanges, staff: CurrentStaff): Promise<WebhookResponse> {
    if (changes.url !== undefined) this.check(changes.url);
    const next = (row: Webhook): Partial<Webhook> => ({
      ...changes,
      ...(disabled === true && { disabledAt: row.disabledAt ?? new Date() }),
      ...(disabled === false && { disabledAt: null, failingSince: null }),
    });
    return toWebhook(await this.records.change(id, next, staff));
  }

  remove(id: number, staff: CurrentStaff): Promise<void> {
    return this.records.remove(id, staff);
  }

  /** Issues a new secret; messages are also signed with the previous one for a day. */
  async rotate(id: number, staff: CurrentStaff): Promise<IssuedWebhook> {
    const secret = newSecret();
    const previousSecretUntil = new Date(Date.now() + CHANGE_OVER_MS);
    const row = await this.records.change(id, (known) => ({ secret, previousSecret: known.secret, previousSecretUntil }), staff);
    return { ...toWebhook(row), secret };
  }

  async deliveries(webhookId: number, paging: PageQuery): Promise<WebhookDeliveryPage> {
    const ofWebhook = this.db.selectFrom('inquiries.webhook_delivery').selectAll().where('webhookId', '=', webhookId);
    const found = await page(ofWebhook.orderBy('id', 'desc'), paging);
    return { ...found, items: found.items.map(toDelivery) };
  }

  /** Sends a message once more under the same id, whatever its state. */
  async redeliver(id: number, staff: CurrentStaff, requestId: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const delivery = await manager.findOneBy(WebhookDelivery, { id });
      if (!delivery) throw new AppError('WEBHOOK_DELIVERY_NOT_FOUND', { id });
      await manager.update(WebhookDelivery, id, { state: 'waiting' });
      const { webhookId, messageId } = delivery;
      const about = { entity: 'webhook', entityId: webhookId, after: { messageId } } as const;
      await recordStaffWrite(manager, SCHEMA, { staff, action: 'resend', ...about });
      await appendToOutbox(manager, SCHEMA, 'webhook.called', { webhookDeliveryId: id }, requestId);
    });
  }

  /** @throws AppError VALIDATION_FAILED for a URL that must never be called */
  private check(url: string): void {
    try {
      this.fetcher.checked(url);
    } catch (error) {
      if (!(error instanceof FetchRefused)) throw error;
      const errors = [{ path: 'url', message: staffValidationMessages.webhookUrl }];
      throw new AppError('VALIDATION_FAILED', {}, { errors, cause: error });
    }
  }
}
