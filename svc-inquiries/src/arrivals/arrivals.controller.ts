import type {
  ArrivalsEmail,
  ArrivalsEmailDraft,
  ArrivalsEmails,
  ArrivalsEmailTest,
  ArrivalsPreview,
  SentArrivalsEmail,
} from '@dealership/contracts';
import { api } from '@dealership/contracts/api';
import { Context, type RequestContext, Route } from '@dealership/service-kit/endpoints';
import { CurrentStaff } from '@dealership/service-kit/staff';
import { Body, Controller } from '@nestjs/common';
import { ArrivalsService } from './arrivals.service.js';

@Controller()
export class ArrivalsController {
  constructor(private readonly arrivals: ArrivalsService) {}

  @Route(api.listArrivalsEmails)
  list(): Promise<ArrivalsEmails> {
    return this.arrivals.list();
  }

  @Route(api.previewArrivalsEmail)
  preview(@Body() draft: ArrivalsEmailDraft, @Context() { requestId }: RequestContext): Promise<ArrivalsPreview> {
    return this.arrivals.preview(draft, requestId);
  }

  @Route(api.testArrivalsEmail)
  test(@Body() draft: ArrivalsEmailTest, @Context() { requestId }: RequestContext): Promise<void> {
    return this.arrivals.test(draft, requestId);
  }

  @Route(api.sendArrivalsEmail)
  send(
    @Body() email: ArrivalsEmail,
    @CurrentStaff() staff: CurrentStaff,
    @Context() { requestId }: RequestContext,
  ): Promise<SentArrivalsEmail> {
    return this.arrivals.send(email, { staff, requestId });
  }
}
