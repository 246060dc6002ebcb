import { Metrics } from '@dealership/server-kit';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { ReceivedMail } from './received-mail.entity.js';

/** States that may need attention; filed mail is not counted. */
const WATCHED = ['received', 'ignored', 'failed'] as const;

/** Metrics of waiting mail and of mail filed with no request. */
@Injectable()
export class ReceivedMailCount {
  constructor(@InjectDataSource() dataSource: DataSource, metrics: Metrics) {
    const count = (state: (typeof WATCHED)[number]) => dataSource.manager.countBy(ReceivedMail, { state });
    metrics.watch({
      name: 'received_mails',
      help: 'Mail for requests that is not with them: waiting, ignored, failed',
      label: 'state',
      read: async () => Object.fromEntries(await Promise.all(WATCHED.map(async (state) => [state, await count(state)]))),
    });
  }
}
