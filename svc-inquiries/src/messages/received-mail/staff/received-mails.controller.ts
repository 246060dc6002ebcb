import type { IdParams, PageQuery, ReceivedMailPage } from '@dealership/contracts';
import { api } from '@dealership/contracts/api';
import { Route } from '@dealership/service-kit/endpoints';
import { CurrentStaff } from '@dealership/service-kit/staff';
import { Controller, Param, Query, type StreamableFile } from '@nestjs/common';
import { AnswersAttachment } from '../../../inbox/attachments/attachment-file.js';
import { mailFile } from './mail-file.js';
import { ReceivedMailsService } from './received-mails.service.js';

@Controller()
export class ReceivedMailsController {
  constructor(private readonly mails: ReceivedMailsService) {}

  @Route(api.listReceivedMails)
  page(@Query() params: PageQuery): Promise<ReceivedMailPage> {
    return this.mails.page(params);
  }

  @Route(api.downloadReceivedMail)
  @AnswersAttachment()
  async download(@Param() { id }: IdParams): Promise<StreamableFile> {
    return mailFile({ id, raw: await this.mails.raw(id) });
  }

  @Route(api.fileReceivedMail)
  file(@Param() { id }: IdParams, @CurrentStaff() staff: CurrentStaff): Promise<void> {
    return this.mails.file(id, staff);
  }
}
