import { type DynamicModule, Module } from '@nestjs/common';
import { OUTBOX_OPTIONS, type OutboxOptions, OutboxRelay } from './outbox.relay.js';
import { OutboxAge } from './outbox-age.js';

/** Runs a service's outbox relay; needs the database and `QueueModule.forRoot`. */
@Module({})
export class OutboxModule {
  static forRoot(options: OutboxOptions): DynamicModule {
    return { module: OutboxModule, providers: [{ provide: OUTBOX_OPTIONS, useValue: options }, OutboxRelay, OutboxAge] };
  }
}
