import { type ContactMessage, contactMessage, endpoints, type InquiryReceipt } from '@dealership/contracts';
import { Body, Controller, Inject, Post, UseFilters } from '@nestjs/common';
import { DatabaseFailureFilter } from '../database/database-failure.filter.js';
import { InquiriesService } from './inquiries.service.js';
import { Submission, type SubmissionContext } from './submission.js';

@Controller()
@UseFilters(DatabaseFailureFilter)
export class InquiriesController {
  constructor(@Inject(InquiriesService) private readonly inquiries: InquiriesService) {}

  @Post(endpoints.sendContactMessage.path)
  sendContactMessage(
    @Body({ schema: contactMessage }) message: ContactMessage,
    @Submission() context: SubmissionContext,
  ): Promise<InquiryReceipt> {
    return this.inquiries.submitContactMessage(message, context);
  }
}
