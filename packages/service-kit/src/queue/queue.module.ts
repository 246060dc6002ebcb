import { NOTIFICATIONS_QUEUE } from '@dealership/contracts';
import { BullModule, InjectQueue } from '@nestjs/bullmq';
import { type DynamicModule, Logger, Module } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { OutageLog } from './outage-log.js';
import { type QueueOptions, type QueueRole, queueConnection } from './queue-connection.js';
import { SteadyQueue, SteadyWorker } from './steady-close.js';

/** The queue `notifications`, on Redis or on PostgreSQL. */
@Module({})
export class QueueModule {
  // Listens from the first moment: without a listener every failed attempt to connect would be printed.
  constructor(@InjectQueue(NOTIFICATIONS_QUEUE) queue: Queue) {
    const outage = new OutageLog(new Logger(QueueModule.name), 'The queue');
    queue.on('error', (error) => outage.failed(error));
    queue.getBackend().on('ready', () => outage.works());
  }

  static connect(options: QueueOptions, role: QueueRole = 'producer'): DynamicModule {
    BullModule.queueClass = SteadyQueue;
    BullModule.workerClass = SteadyWorker;
    const queue = BullModule.registerQueue({ name: NOTIFICATIONS_QUEUE });
    return {
      module: QueueModule,
      global: true,
      imports: [BullModule.forRoot({ connection: queueConnection(options, role) }), queue],
      exports: [queue],
    };
  }
}
