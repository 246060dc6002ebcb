import { type InquiryReceipt, type RequestKind, requestKinds } from '@dealership/contracts';
import { endpointAt } from '@dealership/contracts/api';
import { Context, type RequestContext, Route } from '@dealership/service-kit/endpoints';
import { Body, Controller, type Type } from '@nestjs/common';
import { InquiriesService } from './inquiries.service.js';
import type { InquiryContents, InquiryKind } from './inquiry.entity.js';

/** The endpoint for visitors' requests of one kind. */
function inquiryController({ name, path }: RequestKind & { name: InquiryKind }): Type {
  @Controller()
  class InquiryController {
    constructor(private readonly inquiries: InquiriesService) {}

    @Route(endpointAt('POST', path))
    submit(@Body() request: InquiryContents[InquiryKind], @Context() context: RequestContext): Promise<InquiryReceipt> {
      return this.inquiries.submit(name, request, context);
    }
  }
  return InquiryController;
}

export const inquiryControllers: Type[] = Object.values(requestKinds).map(inquiryController);
