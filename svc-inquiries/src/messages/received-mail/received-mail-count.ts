import { Metrics } from '@dealership/server-kit';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { ReceivedMail } from './received-mail.entity.js';

/** What somebody may have to look after: filed mail is counted nowhere. */
const WATCHED = ['received', 'ignored', 'failed'] as const;

/** Measures how much mail waits, and how much is with no request. */
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
