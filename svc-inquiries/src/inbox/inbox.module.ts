import { type DynamicModule, Module } from '@nestjs/common';
import { EnteredRequestsService } from './entered-requests.service.js';
import { InboxEventsController } from './events/inbox-events.controller.js';
import { InboxEventsService, LISTEN_URL } from './events/inbox-events.service.js';
import { InboxController } from './inbox.controller.js';
import { InboxService } from './inbox.service.js';

/** All requests in one list, with the actions of staff. */
@Module({})
export class InboxModule {
  /** `databaseUrl`: for the connection that listens for notifications. */
  static forRoot(databaseUrl: string): DynamicModule {
    return {
      module: InboxModule,
      global: true,
      controllers: [InboxController, InboxEventsController],
      providers: [InboxService, EnteredRequestsService, InboxEventsService, { provide: LISTEN_URL, useValue: databaseUrl }],
      exports: [InboxService],
    };
  }
}
