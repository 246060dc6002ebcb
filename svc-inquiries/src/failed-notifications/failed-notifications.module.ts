import { Module } from '@nestjs/common';
import { FailedNotificationsController } from './failed-notifications.controller.js';
import { FailedNotificationsService } from './failed-notifications.service.js';
import { NotificationQueue } from './notification-queue.js';

/** The staff's look at the e-mails: what waits, and what was given up and can be sent again. */
@Module({ controllers: [FailedNotificationsController], providers: [FailedNotificationsService, NotificationQueue] })
export class FailedNotificationsModule {}
