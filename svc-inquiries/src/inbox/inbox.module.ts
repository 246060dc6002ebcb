import { Module } from '@nestjs/common';
import { InboxController } from './inbox.controller.js';
import { InboxService } from './inbox.service.js';

/** All requests in one list, and what staff do with them. */
@Module({ controllers: [InboxController], providers: [InboxService], exports: [InboxService] })
export class InboxModule {}
