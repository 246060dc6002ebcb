import { Metrics } from '@dealership/server-kit';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { AUDIENCES, type Audience, Notification } from '../../notifications/notification.entity.js';

/** Metric of permanently refused e-mails. */
@Injectable()
export class FailedNotificationsCount {
  constructor(@InjectDataSource() dataSource: DataSource, metrics: Metrics) {
    const count = (audience: Audience) => dataSource.manager.countBy(Notification, { state: 'failed', audience });
    metrics.watch({
      name: 'notifications_failed',
      help: 'E-mails that were refused for good',
      label: 'audience',
      read: async () =>
        Object.fromEntries(await Promise.all(AUDIENCES.map(async (audience) => [audience, await count(audience)]))),
    });
  }
}
