import { type AttachedFile, MAX_ATTACHMENT_BYTES, type RequestKeyParams } from '@dealership/contracts';
import { api, type ParamsOf, type QueryOf } from '@dealership/contracts/api';
import { FileBody, type FileKind, Route, readFileBody } from '@dealership/service-kit/endpoints';
import { Body, Controller, Param, Query, type StreamableFile } from '@nestjs/common';
import { InboxService } from '../inbox.service.js';
import { requestKeyOf } from '../request-key-param.js';
import { AnswersAttachment, attachmentFile } from './attachment-file.js';
import { AttachmentsService } from './attachments.service.js';

/** The content decides the type, because browsers name types as their system does. */
export const ATTACHMENT: FileKind = {
  name: 'attachment',
  mediaTypes: /^application\/octet-stream/,
  wanted: 'Please send the file itself, as application/octet-stream',
  largest: MAX_ATTACHMENT_BYTES,
  tooLarge: 'ATTACHMENT_TOO_LARGE',
};

@Controller()
export class AttachmentsController {
  constructor(
    private readonly inbox: InboxService,
    private readonly attachments: AttachmentsService,
  ) {}

  @Route(api.uploadAttachment)
  @FileBody(ATTACHMENT)
  async upload(
    @Body() body: unknown,
    @Param() params: RequestKeyParams,
    @Query() { name }: QueryOf<typeof api.uploadAttachment>,
  ): Promise<AttachedFile> {
    const bytes = await readFileBody(body, ATTACHMENT);
    const { id } = await this.inbox.conversation(requestKeyOf(params));
    const { id: file, name: called, type, size } = await this.attachments.store(id, { name, bytes });
    return { id: file, name: called, type, size };
  }

  @Route(api.getAttachment)
  @AnswersAttachment()
  async download(@Param() { id, ...params }: ParamsOf<typeof api.getAttachment>): Promise<StreamableFile> {
    const conversation = await this.inbox.conversation(requestKeyOf(params));
    const { attachment, content } = await this.attachments.open(conversation.id, id);
    return attachmentFile(attachment, content);
  }
}
