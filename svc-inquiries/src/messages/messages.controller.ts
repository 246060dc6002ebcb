import type {
  InboxMessage,
  MessageDraft,
  MessagePreview,
  NewMessage,
  ReplyDraft,
  RequestKeyParams,
  SiteEmail,
} from '@dealership/contracts';
import { api, type ParamsOf } from '@dealership/contracts/api';
import { Context, type KeyedContext, type RequestContext, Route } from '@dealership/service-kit/endpoints';
import { CurrentStaff } from '@dealership/service-kit/staff';
import { Body, Controller, Param, type StreamableFile } from '@nestjs/common';
import { AnswersAttachment } from '../inbox/attachments/attachment-file.js';
import { requestKeyOf } from '../inbox/request-key-param.js';
import { MessagesService } from './messages.service.js';
import { mailFile } from './received-mail/staff/mail-file.js';

@Controller()
export class MessagesController {
  constructor(private readonly messages: MessagesService) {}

  @Route(api.listMessages)
  list(@Param() key: RequestKeyParams): Promise<InboxMessage[]> {
    return this.messages.list(requestKeyOf(key));
  }

  @Route(api.listSiteEmails)
  emails(@Param() key: RequestKeyParams): Promise<SiteEmail[]> {
    return this.messages.emails(requestKeyOf(key));
  }

  @Route(api.getMessageMail)
  @AnswersAttachment()
  async mail(@Param() { id, ...key }: ParamsOf<typeof api.getMessageMail>): Promise<StreamableFile> {
    return mailFile(await this.messages.mail(requestKeyOf(key), id));
  }

  @Route(api.getReplyDraft)
  begin(
    @Param() key: RequestKeyParams,
    @CurrentStaff() staff: CurrentStaff,
    @Context() { requestId }: RequestContext,
  ): Promise<ReplyDraft> {
    return this.messages.begin(requestKeyOf(key), { staff, requestId });
  }

  @Route(api.previewMessage)
  preview(
    @Param() key: RequestKeyParams,
    @Body() draft: MessageDraft,
    @CurrentStaff() staff: CurrentStaff,
  ): Promise<MessagePreview> {
    return this.messages.preview(requestKeyOf(key), draft, staff);
  }

  @Route(api.writeMessage)
  write(
    @Param() key: RequestKeyParams,
    @Body() message: NewMessage,
    @CurrentStaff() staff: CurrentStaff,
    @Context() { requestId, idempotencyKey }: KeyedContext,
  ): Promise<InboxMessage> {
    return this.messages.write(requestKeyOf(key), message, { staff, requestId, idempotencyKey });
  }

  @Route(api.resendMessage)
  resend(
    @Param() { id, ...key }: ParamsOf<typeof api.resendMessage>,
    @CurrentStaff() staff: CurrentStaff,
    @Context() { requestId }: RequestContext,
  ): Promise<InboxMessage> {
    return this.messages.resend(requestKeyOf(key), id, { staff, requestId });
  }
}
