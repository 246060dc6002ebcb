import { type EventName, type EventPayloads, isEventFor, isEventName, NOTIFICATIONS_QUEUE } from '@dealership/contracts';
import type { JobEnvelope } from '@dealership/service-kit/outbox';
import { QueueProcessor, workerOptions } from '@dealership/service-kit/queue';
import { Processor } from '@nestjs/bullmq';
import { Inject } from '@nestjs/common';
import { DelayedError, type Job, UnrecoverableError } from 'bullmq';
import { notifiedEvent } from '../notifications/notified-event.js';
import { MembershipRequestsService } from '../requests/memberships/membership-requests.service.js';
import { WebhookDeliveriesService } from '../webhooks/webhook-deliveries.service.js';
import { NOTIFICATION_OPTIONS, type NotificationOptions } from './notification-options.js';
import { NotificationsService } from './notifications.service.js';

@Processor(NOTIFICATIONS_QUEUE, workerOptions)
export class NotificationProcessor extends QueueProcessor {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly webhooks: WebhookDeliveriesService,
    private readonly memberships: MembershipRequestsService,
    @Inject(NOTIFICATION_OPTIONS) private readonly options: NotificationOptions,
  ) {
    super();
  }

  override onApplicationBootstrap(): void {
    super.onApplicationBootstrap();
    this.worker.concurrency = this.options.concurrency;
  }

  protected async handle(job: Job<JobEnvelope & EventPayloads[EventName]>, token?: string): Promise<void> {
    const { name, data } = job;
    // Written by a newer release; the job waits for a newer notifier.
    if (!isEventName(name)) throw new Error(`No e-mails are known for ${name}`);
    if (isEventFor('delivery', name)) {
      const isLast = job.attemptsMade + 1 >= (job.opts.attempts ?? 1);
      return this.webhooks.deliver(notifiedEvent(name, data).subjectId, isLast);
    }
    const isResent = data.notificationId !== undefined;
    if (isEventFor('memberships', name) && !isResent) await this.memberships.follow(name, data);
    if (isEventFor('webhooks', name) && !isResent) await this.webhooks.plan(name, data, data.requestId ?? null);
    if (!isEventFor('emails', name)) return;
    const { failures, waitUntil } = await this.notifications.notify(name, data, data.requestId, () => this.isStopping);
    const isRefused = failures.every(({ permanent }) => permanent);
    // What was refused for good is reported when the rest is sent.
    if (isRefused && waitUntil) {
      await job.moveToDelayed(waitUntil.getTime(), token);
      throw new DelayedError();
    }
    if (failures.length === 0) return;
    const reason = failures.map(({ audience, code }) => `${audience}: ${code}`).join(', ');
    throw isRefused ? new UnrecoverableError(reason) : new Error(reason);
  }
}
