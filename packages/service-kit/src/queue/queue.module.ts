import { NOTIFICATIONS_QUEUE } from '@dealership/contracts';
import { Metrics, OutageLog } from '@dealership/server-kit';
import { BullModule, InjectQueue } from '@nestjs/bullmq';
import { type DynamicModule, Logger, Module } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { nestLog } from '../log/nest-log.js';
import { GracefulQueue, GracefulWorker } from './graceful-close.js';
import { type QueueOptions, type QueueRole, queueConnection } from './queue-connection.js';

const STATES = ['waiting', 'prioritized', 'delayed', 'active', 'completed', 'failed'] as const;

/** The queue `notifications`, on Redis or on PostgreSQL. */
@Module({})
export class QueueModule {
  // Attached at once: without an error listener every failed connection would be printed.
  constructor(@InjectQueue(NOTIFICATIONS_QUEUE) queue: Queue, metrics: Metrics) {
    const outage = new OutageLog(nestLog(new Logger(QueueModule.name)), 'queue');
    queue.on('error', (error) => outage.failed(error));
    queue.getBackend().on('ready', () => outage.recovered());
    const read = () => queue.getJobCounts(...STATES);
    metrics.watch({ name: 'queue_jobs', help: 'Jobs of the queue notifications', label: 'state', read });
  }

  static forRoot(options: QueueOptions, role: QueueRole = 'producer'): DynamicModule {
    BullModule.queueClass = GracefulQueue;
    BullModule.workerClass = GracefulWorker;
    const queue = BullModule.registerQueue({ name: NOTIFICATIONS_QUEUE });
    return {
      module: QueueModule,
      global: true,
      imports: [BullModule.forRoot({ connection: queueConnection(options, role) }), queue],
      exports: [queue],
    };
  }
}
