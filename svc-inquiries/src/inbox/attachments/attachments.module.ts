import { acceptFiles } from '@dealership/service-kit/endpoints';
import { type MediaOptions, openPrivateFiles, PrivateFiles } from '@dealership/service-kit/private-files';
import { type DynamicModule, Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { InboxModule } from '../inbox.module.js';
import { ATTACHMENT, AttachmentsController } from './attachments.controller.js';
import { AttachmentsService } from './attachments.service.js';

/** The files of conversations, for every module of a process. */
@Module({})
export class AttachmentsModule {
  static forRoot(options: MediaOptions): DynamicModule {
    const files = { provide: PrivateFiles, useFactory: () => openPrivateFiles(options) };
    return {
      module: AttachmentsModule,
      global: true,
      providers: [files, AttachmentsService],
      exports: [PrivateFiles, AttachmentsService],
    };
  }
}

/** The endpoints with which staff upload and download attachments. */
@Module({ imports: [InboxModule], controllers: [AttachmentsController] })
export class AttachmentCallsModule implements OnModuleInit {
  constructor(private readonly host: HttpAdapterHost) {}

  onModuleInit(): void {
    acceptFiles(this.host.httpAdapter.getInstance(), [ATTACHMENT]);
  }
}
