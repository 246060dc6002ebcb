import type {
  ArrivalsLetter,
  ArrivalsLetterDraft,
  ArrivalsLetters,
  ArrivalsLetterTest,
  ArrivalsPreview,
  SentArrivalsLetter,
} from '@dealership/contracts';
import { api } from '@dealership/contracts/api';
import { Context, type RequestContext, Route } from '@dealership/service-kit/endpoints';
import { CurrentStaff } from '@dealership/service-kit/staff';
import { Body, Controller } from '@nestjs/common';
import { ArrivalsService } from './arrivals.service.js';

@Controller()
export class ArrivalsController {
  constructor(private readonly arrivals: ArrivalsService) {}

  @Route(api.listArrivalsLetters)
  list(): Promise<ArrivalsLetters> {
    return this.arrivals.list();
  }

  @Route(api.previewArrivalsLetter)
  preview(@Body() draft: ArrivalsLetterDraft, @Context() { requestId }: RequestContext): Promise<ArrivalsPreview> {
    return this.arrivals.preview(draft, requestId);
  }

  @Route(api.testArrivalsLetter)
  test(@Body() draft: ArrivalsLetterTest, @Context() { requestId }: RequestContext): Promise<void> {
    return this.arrivals.test(draft, requestId);
  }

  @Route(api.sendArrivalsLetter)
  send(
    @Body() letter: ArrivalsLetter,
    @CurrentStaff() staff: CurrentStaff,
    @Context() { requestId }: RequestContext,
  ): Promise<SentArrivalsLetter> {
    return this.arrivals.send(letter, { staff, requestId });
  }
}
