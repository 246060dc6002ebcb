import { Metrics } from '@dealership/server-kit';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Notification } from './notification.entity.js';

/** Measures how many e-mails were refused for good and wait for somebody. */
@Injectable()
export class FailedNotificationsCount {
  constructor(@InjectDataSource() dataSource: DataSource, metrics: Metrics) {
    metrics.watch({
      name: 'notifications_failed',
      help: 'E-mails that were refused for good',
      read: () => dataSource.manager.countBy(Notification, { state: 'failed' }),
    });
  }
}
