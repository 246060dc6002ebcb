import type { InquiryReceipt } from '@dealership/contracts';
import type { RequestContext } from '@dealership/service-kit/endpoints';
import { appendToOutbox } from '@dealership/service-kit/outbox';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { SCHEMA } from '../../database/schema.js';
import { CatalogClient } from '../../service-clients/catalog/catalog.client.js';
import { ScheduleService } from '../schedule/schedule.service.js';
import { earlierReceipt, storeOnce } from '../submissions/store-once.js';
import type { New } from '../submissions/submission.entity.js';
import { Inquiry, type InquiryContents, type InquiryKind } from './inquiry.entity.js';
import { newInquiry } from './new-inquiry.js';
import { testDriveVehicleName } from './test-drive-vehicle.js';

@Injectable()
export class InquiriesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly catalog: CatalogClient,
    private readonly schedule: ScheduleService,
  ) {}

  /**
   * Stores an inquiry and its event together; the same key and content returns the same receipt. A test drive stores
   * its vehicle's name and reserves its time. Rejected if the time is taken, or the vehicle is missing or sold, unless
   * the catalogue is unavailable.
   */
  submit(kind: InquiryKind, content: InquiryContents[InquiryKind], context: RequestContext): Promise<InquiryReceipt> {
    const inquiry = newInquiry(kind, content, context);
    return kind === 'test_drive' ? this.storeTestDrive(inquiry) : this.store(inquiry);
  }

  private async storeTestDrive(inquiry: New<Inquiry>): Promise<InquiryReceipt> {
    // Check before querying the catalogue: an accepted inquiry is not rejected because the vehicle was sold since.
    const earlier = await earlierReceipt(this.dataSource.manager, Inquiry, inquiry);
    if (earlier) return earlier;
    if (inquiry.status === 'spam') return this.store(inquiry);
    const { date, time, vehicleId } = inquiry.details;
    const slot = { date: String(date), time: String(time), vehicleId: Number(vehicleId) };
    await this.schedule.checkTime(slot.date, slot.time);
    await this.schedule.checkNotice(slot);
    const vehicleName = await testDriveVehicleName(this.catalog, slot.vehicleId, inquiry.requestId);
    const named = { ...inquiry, details: { ...inquiry.details, ...(vehicleName && { vehicleName }) } };
    return this.store(named, async (manager, id) => void (await this.schedule.book(manager, id, slot, 'visitor')));
  }

  private store(
    inquiry: New<Inquiry>,
    alongside?: (manager: EntityManager, inquiryId: number) => Promise<void>,
  ): Promise<InquiryReceipt> {
    return storeOnce(this.dataSource, Inquiry, inquiry, async (manager, inquiryId) => {
      await alongside?.(manager, inquiryId);
      await appendToOutbox(manager, SCHEMA, 'inquiry.submitted', { inquiryId }, inquiry.requestId);
    });
  }
}
