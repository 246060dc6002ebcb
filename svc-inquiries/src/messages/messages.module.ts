import { type DynamicModule, Module } from '@nestjs/common';
import { InboxModule } from '../inbox/inbox.module.js';
import { REPLY_ADDRESS, type ReplyAddress } from '../requests/conversations/reply-address.js';
import { MessagesController } from './messages.controller.js';
import { MessagesService } from './messages.service.js';
import { RECEIVED_MAIL_DAYS } from './stored-mails.js';

/** Messages exchanged about a request after it was submitted, including replies by staff. */
@Module({})
export class MessagesModule {
  static forRoot(replyAddress: ReplyAddress | undefined, mailDays: number): DynamicModule {
    return {
      module: MessagesModule,
      imports: [InboxModule],
      controllers: [MessagesController],
      providers: [
        { provide: REPLY_ADDRESS, useValue: replyAddress },
        { provide: RECEIVED_MAIL_DAYS, useValue: mailDays },
        MessagesService,
      ],
    };
  }
}
