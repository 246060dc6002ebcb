import type { InquiryReceipt, TestDriveRequest } from '@dealership/contracts';
import { appendToOutbox } from '@dealership/service-kit/outbox';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { CatalogService } from '../catalog/catalog.service.js';
import { SCHEMA } from '../database/database.js';
import { earlierReceipt, storeOnce } from '../submissions/store-once.js';
import type { New } from '../submissions/submission.entity.js';
import type { SubmissionContext } from '../submissions/submission-context.js';
import { Inquiry, type InquiryContents, type InquiryKind } from './inquiry.entity.js';
import { newInquiry } from './new-inquiry.js';
import { testDriveVehicleName } from './test-drive-vehicle.js';

@Injectable()
export class InquiriesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(CatalogService) private readonly catalog: CatalogService,
  ) {}

  /** Stores an inquiry and the event that tells of it, together; the same key and content again is the same receipt. */
  submit<Kind extends Exclude<InquiryKind, 'test_drive'>>(
    kind: Kind,
    content: InquiryContents[Kind],
    context: SubmissionContext,
  ): Promise<InquiryReceipt> {
    return this.store(newInquiry(kind, content, context));
  }

  /** As `submit`, with the vehicle's name. A vehicle that is not there or is sold is refused; an unreachable catalogue is not. */
  async submitTestDrive(request: TestDriveRequest, context: SubmissionContext): Promise<InquiryReceipt> {
    const inquiry = newInquiry('test_drive', request, context);
    // Before the catalogue is asked: what was accepted once is not refused because the vehicle was sold since.
    const earlier = await earlierReceipt(this.dataSource.manager, Inquiry, inquiry);
    if (earlier) return earlier;
    if (inquiry.status === 'spam') return this.store(inquiry);
    const vehicleName = await testDriveVehicleName(this.catalog, request.vehicleId, context.requestId);
    return this.store({ ...inquiry, details: { ...inquiry.details, ...(vehicleName && { vehicleName }) } });
  }

  private store(inquiry: New<Inquiry>): Promise<InquiryReceipt> {
    return storeOnce(this.dataSource, Inquiry, inquiry, (manager, inquiryId) =>
      appendToOutbox(manager, SCHEMA, 'inquiry.submitted', { inquiryId }, inquiry.requestId),
    );
  }
}
