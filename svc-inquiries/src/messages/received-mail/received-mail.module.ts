import { type DynamicModule, Module } from '@nestjs/common';
import { MailFilingService } from './mail-filing.service.js';
import { ReceivedMailTask } from './received-mail.task.js';
import { ReceivedMailCount } from './received-mail-count.js';
import { ReceivedMessageWriter } from './received-message-writer.service.js';
import { MailIntakeService } from './smtp/mail-intake.service.js';
import { MailServer } from './smtp/mail-server.service.js';
import { MAIL_SERVER_OPTIONS, type MailServerOptions } from './smtp/mail-server-options.js';

/** Receives customers' replies and files them with their requests. */
@Module({})
export class ReceivedMailModule {
  static forRoot(options: MailServerOptions): DynamicModule {
    return {
      module: ReceivedMailModule,
      providers: [
        { provide: MAIL_SERVER_OPTIONS, useValue: options },
        ReceivedMessageWriter,
        MailFilingService,
        ReceivedMailTask,
        ReceivedMailCount,
        MailIntakeService,
        MailServer,
      ],
    };
  }
}
