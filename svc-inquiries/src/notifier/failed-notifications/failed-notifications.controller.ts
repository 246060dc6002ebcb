import type { IdParams, NotificationsOverview, PageQuery, RecordedEmailPage, ResendReceipt } from '@dealership/contracts';
import { api, type ParamsOf, type QueryOf } from '@dealership/contracts/api';
import { Context, type RequestContext, Route } from '@dealership/service-kit/endpoints';
import { CurrentStaff } from '@dealership/service-kit/staff';
import { Controller, Param, Query } from '@nestjs/common';
import { EmailRecordService } from './email-record.service.js';
import { FailedNotificationsService } from './failed-notifications.service.js';

@Controller()
export class FailedNotificationsController {
  constructor(
    private readonly notifications: FailedNotificationsService,
    private readonly emailRecord: EmailRecordService,
  ) {}

  @Route(api.listNotifications)
  overview(@Query() params: PageQuery): Promise<NotificationsOverview> {
    return this.notifications.overview(params);
  }

  @Route(api.listEmails)
  emails(@Query() params: QueryOf<typeof api.listEmails>): Promise<RecordedEmailPage> {
    return this.emailRecord.page(params);
  }

  @Route(api.resendEmail)
  resendEmail(
    @Param() { id }: IdParams,
    @CurrentStaff() staff: CurrentStaff,
    @Context() { requestId }: RequestContext,
  ): Promise<ResendReceipt> {
    return this.emailRecord.resend(id, { staff, requestId });
  }

  @Route(api.resendNotification)
  resend(@Param() { id }: ParamsOf<typeof api.resendNotification>, @CurrentStaff() staff: CurrentStaff): Promise<ResendReceipt> {
    return this.notifications.resend(id, staff);
  }

  @Route(api.resendFailedNotifications)
  resendFailed(@CurrentStaff() staff: CurrentStaff): Promise<ResendReceipt> {
    return this.notifications.resendFailed(staff);
  }
}
