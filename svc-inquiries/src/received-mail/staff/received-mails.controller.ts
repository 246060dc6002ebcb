import type { ReceivedMailPage } from '@dealership/contracts';
import { api } from '@dealership/contracts/api';
import { IdParams, PageParams, Route } from '@dealership/service-kit/endpoints';
import { CurrentStaff } from '@dealership/service-kit/staff';
import { Controller, Param, Query, Res, StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ATTACHMENT_HEADERS } from '../../attachments/attachment-file.js';
import { ReceivedMailsService } from './received-mails.service.js';

@Controller()
export class ReceivedMailsController {
  constructor(private readonly mails: ReceivedMailsService) {}

  @Route(api.listReceivedMails)
  page(@Query() params: PageParams): Promise<ReceivedMailPage> {
    return this.mails.page(params);
  }

  @Route(api.downloadReceivedMail)
  async download(@Param() { id }: IdParams, @Res({ passthrough: true }) reply: FastifyReply): Promise<StreamableFile> {
    const raw = await this.mails.raw(id);
    void reply.headers(ATTACHMENT_HEADERS);
    return new StreamableFile(raw, {
      type: 'message/rfc822',
      length: raw.length,
      disposition: `attachment; filename="mail-${id}.eml"`,
    });
  }

  @Route(api.fileReceivedMail)
  file(@Param() { id }: IdParams, @CurrentStaff() staff: CurrentStaff): Promise<void> {
    return this.mails.file(id, staff);
  }
}
