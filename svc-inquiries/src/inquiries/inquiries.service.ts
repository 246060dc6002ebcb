import { type InquiryReceipt, testDriveTimes, validationMessages } from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import type { RequestContext } from '@dealership/service-kit/endpoints';
import { appendToOutbox } from '@dealership/service-kit/outbox';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { CatalogService } from '../catalog/catalog.service.js';
import { SCHEMA } from '../database/schema.js';
import { SiteService } from '../site/site.service.js';
import { earlierReceipt, storeOnce } from '../submissions/store-once.js';
import type { New } from '../submissions/submission.entity.js';
import { Inquiry, type InquiryContents, type InquiryKind } from './inquiry.entity.js';
import { newInquiry } from './new-inquiry.js';
import { testDriveVehicleName } from './test-drive-vehicle.js';

@Injectable()
export class InquiriesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly catalog: CatalogService,
    private readonly site: SiteService,
  ) {}

  /**
   * Stores an inquiry and its event, together; the same key and content again is the same receipt. A test drive gets its vehicle's name;
   * of a vehicle that is missing or sold it is refused, while the catalogue is unavailable it is not.
   */
  submit(kind: InquiryKind, content: InquiryContents[InquiryKind], context: RequestContext): Promise<InquiryReceipt> {
    const inquiry = newInquiry(kind, content, context);
    return kind === 'test_drive' ? this.storeTestDrive(inquiry) : this.store(inquiry);
  }

  private async storeTestDrive(inquiry: New<Inquiry>): Promise<InquiryReceipt> {
    // Before the catalogue is asked: what was accepted once is not refused because the vehicle was sold since.
    const earlier = await earlierReceipt(this.dataSource.manager, Inquiry, inquiry);
    if (earlier) return earlier;
    if (inquiry.status === 'spam') return this.store(inquiry);
    await this.checkTime(inquiry);
    const vehicleName = await testDriveVehicleName(this.catalog, Number(inquiry.details.vehicleId), inquiry.requestId);
    return this.store({ ...inquiry, details: { ...inquiry.details, ...(vehicleName && { vehicleName }) } });
  }

  /** @throws AppError where the showroom is closed then */
  private async checkTime({ details: { date, time } }: New<Inquiry>): Promise<void> {
    if (testDriveTimes(String(date), await this.site.hours()).includes(String(time))) return;
    throw new AppError('VALIDATION_FAILED', {}, { errors: [{ path: 'time', message: validationMessages.time }] });
  }

  private store(inquiry: New<Inquiry>): Promise<InquiryReceipt> {
    return storeOnce(this.dataSource, Inquiry, inquiry, (manager, inquiryId) =>
      appendToOutbox(manager, SCHEMA, 'inquiry.submitted', { inquiryId }, inquiry.requestId),
    );
  }
}
