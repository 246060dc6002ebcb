import {
  type ConsignmentRequest,
  type ContactMessage,
  consignmentRequest,
  contactMessage,
  endpoints,
  type ImportRequest,
  type InquiryReceipt,
  importRequest,
  type SourcingRequest,
  sourcingRequest,
  type TestDriveRequest,
  testDriveRequest,
} from '@dealership/contracts';
import { Body, Controller, Inject, Post } from '@nestjs/common';
import { Context, type SubmissionContext } from '../submissions/submission-context.js';
import { InquiriesService } from './inquiries.service.js';

type Receipt = Promise<InquiryReceipt>;

@Controller()
export class InquiriesController {
  constructor(@Inject(InquiriesService) private readonly inquiries: InquiriesService) {}

  @Post(endpoints.sendContactMessage.path)
  contact(@Body({ schema: contactMessage }) message: ContactMessage, @Context() context: SubmissionContext): Receipt {
    return this.inquiries.submit('contact', message, context);
  }

  @Post(endpoints.sendImportRequest.path)
  import(@Body({ schema: importRequest }) request: ImportRequest, @Context() context: SubmissionContext): Receipt {
    return this.inquiries.submit('import', request, context);
  }

  @Post(endpoints.sendSourcingRequest.path)
  sourcing(@Body({ schema: sourcingRequest }) request: SourcingRequest, @Context() context: SubmissionContext): Receipt {
    return this.inquiries.submit('sourcing', request, context);
  }

  @Post(endpoints.sendConsignmentRequest.path)
  consignment(@Body({ schema: consignmentRequest }) request: ConsignmentRequest, @Context() context: SubmissionContext): Receipt {
    return this.inquiries.submit('consignment', request, context);
  }

  @Post(endpoints.sendTestDriveRequest.path)
  testDrive(@Body({ schema: testDriveRequest }) request: TestDriveRequest, @Context() context: SubmissionContext): Receipt {
    return this.inquiries.submitTestDrive(request, context);
  }
}
