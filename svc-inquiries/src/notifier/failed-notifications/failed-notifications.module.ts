import { Module } from '@nestjs/common';
import { EmailRecordService } from './email-record.service.js';
import { FailedNotificationsController } from './failed-notifications.controller.js';
import { FailedNotificationsService } from './failed-notifications.service.js';
import { NotificationQueue } from './notification-queue.js';

/** E-mail status for staff: sent, waiting and failed e-mails, and resending them. */
@Module({
  controllers: [FailedNotificationsController],
  providers: [FailedNotificationsService, EmailRecordService, NotificationQueue],
})
export class FailedNotificationsModule {}
