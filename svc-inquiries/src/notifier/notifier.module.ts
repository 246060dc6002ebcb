import { type DynamicModule, Module } from '@nestjs/common';
import { AssignmentService } from '../inbox/assignment.service.js';
import { RemovedAttachmentsTask } from '../inbox/attachments/removed-attachments.task.js';
import { FormerStaffTask } from '../inbox/former-staff/former-staff.task.js';
import { ReplyClockService } from '../inbox/reply-clock.service.js';
import { ReplyClockTask } from '../inbox/reply-clock.task.js';
import { MembershipRequestsService } from '../requests/memberships/membership-requests.service.js';
import { WebhookDeliveriesService } from '../webhooks/webhook-deliveries.service.js';
import { webhookFetcher } from '../webhooks/webhook-fetcher.js';
import { DealerLogo } from './content/dealer-logo.js';
import { EmailVehicles } from './content/email-vehicles.js';
import { Mailer } from './delivery/mailer.js';
import { FailedNotificationsCount } from './failed-notifications/failed-notifications-count.js';
import { NotificationProcessor } from './notification.processor.js';
import { NOTIFICATION_OPTIONS, type NotificationOptions } from './notification-options.js';
import { NotificationsService } from './notifications.service.js';

@Module({})
export class NotifierModule {
  static forRoot(options: NotificationOptions): DynamicModule {
    return {
      module: NotifierModule,
      providers: [
        { provide: NOTIFICATION_OPTIONS, useValue: options },
        Mailer,
        DealerLogo,
        EmailVehicles,
        webhookFetcher(options.webhookOrigins),
        WebhookDeliveriesService,
        MembershipRequestsService,
        NotificationsService,
        NotificationProcessor,
        FailedNotificationsCount,
        AssignmentService,
        ReplyClockService,
        ReplyClockTask,
        FormerStaffTask,
        RemovedAttachmentsTask,
      ],
    };
  }
}
