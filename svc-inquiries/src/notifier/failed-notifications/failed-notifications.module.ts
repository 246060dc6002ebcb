import { Module } from '@nestjs/common';
import { EmailRecordService } from './email-record.service.js';
import { FailedNotificationsController } from './failed-notifications.controller.js';
import { FailedNotificationsService } from './failed-notifications.service.js';
import { NotificationQueue } from './notification-queue.js';

/** The staff's look at the e-mails: what was written, what waits, and what was given up and can be sent again. */
@Module({
  controllers: [FailedNotificationsController],
  providers: [FailedNotificationsService, EmailRecordService, NotificationQueue],
})
export class FailedNotificationsModule {}
