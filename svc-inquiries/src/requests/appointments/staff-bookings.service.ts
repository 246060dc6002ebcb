import type { NewAppointment } from '@dealership/contracts';
import { recordStaffWrite } from '@dealership/service-kit/audit';
import type { RequestContext } from '@dealership/service-kit/endpoints';
import type { CurrentStaff } from '@dealership/service-kit/staff';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { SCHEMA } from '../../database/schema.js';
import { CatalogClient } from '../../service-clients/catalog/catalog.client.js';
import { Conversation } from '../conversations/conversation.entity.js';
import { Inquiry } from '../inquiries/inquiry.entity.js';
import { newInquiry } from '../inquiries/new-inquiry.js';
import { testDriveVehicleName } from '../inquiries/test-drive-vehicle.js';
import { Appointment } from '../schedule/appointment.entity.js';
import { notifyVisitor } from '../schedule/notify-visitor.js';
import { type RequestedSlot, ScheduleService } from '../schedule/schedule.service.js';
import { earlierReceipt, storeOnce } from '../submissions/store-once.js';

/** Test drives that staff enter for customers who call: ordinary requests that are confirmed and answered at once. */
@Injectable()
export class StaffBookingsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly schedule: ScheduleService,
    private readonly catalog: CatalogClient,
  ) {}

  /**
   * The same key and content again returns the same appointment.
   * @returns its id
   * @throws AppError with the nearest free times if the time is taken; if the car is missing or sold
   */
  async enter({ customer, ...slot }: NewAppointment, staff: CurrentStaff, context: RequestContext): Promise<number> {
    const { language, ...sender } = customer;
    const { details, ...inquiry } = newInquiry('test_drive', { ...sender, ...slot }, { ...context, language });
    // Check before looking for free times: an appointment stored earlier occupies its own.
    const earlier = await earlierReceipt(this.dataSource.manager, Inquiry, inquiry);
    const { id } = earlier ?? (await this.store(slot, { ...inquiry, details }, staff));
    return (await this.dataSource.manager.findOneByOrFail(Appointment, { inquiryId: id })).id;
  }

  private async store(slot: RequestedSlot, { details, ...inquiry }: ReturnType<typeof newInquiry>, staff: CurrentStaff) {
    await this.schedule.checkTime(slot.date, slot.time);
    const vehicleName = await testDriveVehicleName(this.catalog, slot.vehicleId, inquiry.requestId);
    const named = { ...details, ...(vehicleName && { vehicleName }) };
    const row = { ...inquiry, details: named, status: 'in_progress', visitSource: null } as const;
    return storeOnce(this.dataSource, Inquiry, row, (manager, id) => this.hold(manager, id, slot, staff));
  }

  private async hold(manager: EntityManager, inquiryId: number, slot: RequestedSlot, staff: CurrentStaff): Promise<void> {
    const id = await this.schedule.book(manager, inquiryId, slot, 'staff');
    await manager.update(Appointment, id, { state: 'confirmed' });
    await manager.update(Conversation, { inquiryId }, { answer: 'appointment' });
    const appointment = await manager.findOneByOrFail(Appointment, { id });
    await notifyVisitor(manager, appointment, 'confirmed');
    const after = { appointment: appointment.state, at: appointment.startsAt.toISOString() };
    await recordStaffWrite(manager, SCHEMA, { staff, action: 'create', entity: 'appointment', entityId: id, after });
  }
}
