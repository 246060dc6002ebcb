import { NO_LONGER_DUE } from '@dealership/contracts';
import { Metrics } from '@dealership/server-kit';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, IsNull, Not, Or } from 'typeorm';
import { AUDIENCES, type Audience, Notification } from '../../notifications/notification.entity.js';

// A visitor's own mail server may refuse for days. What is tried for longer has failed for good, which is counted there.
const WAITING = `
  SELECT coalesce(extract(epoch FROM now() - min(created_at)), 0)::float8 AS seconds FROM inquiries.notification
  WHERE audience = 'staff' AND state IN ('pending', 'sending') AND attempts > 0 AND created_at > now() - interval '4 days'`;

/** Metrics of e-mails that were not sent: refused for good, or still tried. */
@Injectable()
export class FailedNotificationsCount {
  constructor(@InjectDataSource() dataSource: DataSource, metrics: Metrics) {
    // What is no longer due leaves no failed job, and nothing to do.
    const lastError = Or(IsNull(), Not(NO_LONGER_DUE));
    const count = (audience: Audience) => dataSource.manager.countBy(Notification, { state: 'failed', audience, lastError });
    metrics.watch({
      name: 'notifications_failed',
      help: 'E-mails that were refused for good',
      label: 'audience',
      read: async () =>
        Object.fromEntries(await Promise.all(AUDIENCES.map(async (audience) => [audience, await count(audience)]))),
    });
    metrics.watch({
      name: 'notifications_waiting_seconds',
      help: 'Age of the oldest e-mail to staff that was tried and is not sent',
      read: async () => (await dataSource.query<{ seconds: number }[]>(WAITING))[0]?.seconds,
    });
  }
}
