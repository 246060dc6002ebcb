import { type NotificationsOverview, type RecordedEmailPage, type ResendReceipt, staffEndpoints } from '@dealership/contracts';
import { CurrentStaff, Staff } from '@dealership/service-kit/staff';
import { Controller, Get, HttpCode, Inject, Param, Post, Query } from '@nestjs/common';
import { EmailRecordService } from './email-record.service.js';
import { JobParams, PageParams } from './failed-notification-params.js';
import { FailedNotificationsService } from './failed-notifications.service.js';

@Staff()
@Controller()
export class FailedNotificationsController {
  constructor(
    @Inject(FailedNotificationsService) private readonly notifications: FailedNotificationsService,
    @Inject(EmailRecordService) private readonly emailRecord: EmailRecordService,
  ) {}

  @Get(staffEndpoints.listNotifications.path)
  overview(@Query() params: PageParams): Promise<NotificationsOverview> {
    return this.notifications.overview(params);
  }

  @Get(staffEndpoints.listEmails.path)
  emails(@Query() params: PageParams): Promise<RecordedEmailPage> {
    return this.emailRecord.page(params);
  }

  @Post(staffEndpoints.resendNotification.path)
  @HttpCode(200)
  resend(@Param() { id }: JobParams, @CurrentStaff() staff: CurrentStaff): Promise<ResendReceipt> {
    return this.notifications.resend(id, staff);
  }

  @Post(staffEndpoints.resendFailedNotifications.path)
  @HttpCode(200)
  resendFailed(@CurrentStaff() staff: CurrentStaff): Promise<ResendReceipt> {
    return this.notifications.resendFailed(staff);
  }
}
