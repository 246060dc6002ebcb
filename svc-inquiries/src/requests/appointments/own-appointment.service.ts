import { BY_CUSTOMER, type Language, type OwnAppointment } from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import { differences, recordStaffWrite } from '@dealership/service-kit/audit';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { SCHEMA } from '../../database/schema.js';
import { CatalogClient } from '../../service-clients/catalog/catalog.client.js';
import { SiteClient } from '../../service-clients/site/site.client.js';
import { changeConversation } from '../conversations/change-conversation.js';
import { movedClock } from '../conversations/clock.js';
import { Conversation } from '../conversations/conversation.entity.js';
import { customerActed } from '../conversations/waits.js';
import { testDriveVehicleName } from '../inquiries/test-drive-vehicle.js';
import { Appointment } from '../schedule/appointment.entity.js';
import { dayAndTime, spanAt } from '../schedule/free-times.js';
import { notifyVisitor } from '../schedule/notify-visitor.js';
import { ScheduleService } from '../schedule/schedule.service.js';
import { referenceOf } from '../submissions/reference.js';
import { appointmentOfToken } from './appointment-tokens.js';
import { auditedAppointment } from './audited-appointment.js';
import { lockedAppointment } from './locked-appointment.js';

const REQUEST = `
  SELECT id, created_at AS "createdAt", language, details->>'vehicleName' AS "vehicleName"
  FROM inquiries.inquiry WHERE id = $1 AND status <> 'spam'`;

const WRITE = { staff: { sessionId: BY_CUSTOMER }, action: 'update', entity: 'appointment' } as const;

interface RequestRow {
  id: number;
  createdAt: Date;
  language: Language;
  vehicleName: string | null;
}

/** An appointment for holders of its link. It reveals nothing about the customer. */
@Injectable()
export class OwnAppointmentService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly schedule: ScheduleService,
    private readonly site: SiteClient,
    private readonly catalog: CatalogClient,
  ) {}

  async read(token: string, requestId: string): Promise<OwnAppointment> {
    const { manager } = this.dataSource;
    const { inquiryId, vehicleId, state, startsAt } = await this.find(token);
    const [request] = await manager.query<RequestRow[]>(REQUEST, [inquiryId]);
    if (!request) throw new AppError('APPOINTMENT_LINK_UNKNOWN');
    const isPast = startsAt <= new Date();
    const isOffered = await this.isOffered(vehicleId, requestId);
    const isFixed = isPast || state === 'cancelled' || !isOffered;
    const days = isFixed ? [] : (await this.schedule.slots(vehicleId, 'visitor')).days;
    const { address, position, phones } = (await this.site.settings()).dealer;
    return {
      state,
      isPast,
      ...dayAndTime(startsAt),
      vehicleId,
      vehicleName: request.vehicleName,
      isOffered,
      days,
      language: request.language,
      reference: referenceOf({ ...request, kind: 'test_drive' }),
      showroom: { address, position, phone: phones[0]?.number ?? '' },
    };
  }

  /**
   * Moves the appointment; staff must confirm the new time, like the first one.
   * @throws AppError if the time is taken or not a valid time, or the vehicle is no longer offered
   */
  async move(token: string, date: string, time: string, requestId: string): Promise<void> {
    const { vehicleId, startsAt } = await this.find(token);
    await testDriveVehicleName(this.catalog, vehicleId, requestId);
    await this.schedule.checkTime(date, time);
    if (startsAt.getTime() !== spanAt(date, time).from) await this.schedule.checkNotice({ vehicleId, date, time });
    await this.change(token, requestId, async (manager, row) => {
      if (row.startsAt.getTime() === spanAt(date, time).from) return undefined;
      return { ...(await this.schedule.placeAt(manager, row, { date, time }, 'visitor')), state: 'requested' };
    });
  }

  cancel(token: string, requestId: string): Promise<void> {
    return this.change(token, requestId, async () => ({ state: 'cancelled', reason: null }));
  }

  /** Changes nothing if the work returns no change, or the appointment is past or cancelled; its page shows that. */
  private change(
    token: string,
    requestId: string,
    changesTo: (manager: EntityManager, row: Appointment) => Promise<Partial<Appointment> | undefined>,
  ): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      const id = await this.idOf(manager, token);
      const row = await lockedAppointment(manager, this.schedule, id);
      if (row.state === 'cancelled' || row.startsAt <= new Date()) return;
      const changes = await changesTo(manager, row);
      if (!changes) return;
      const next = { ...row, ...changes, version: row.version + 1 };
      await manager.save(Appointment, next);
      const difference = differences(auditedAppointment(row), auditedAppointment(next));
      await recordStaffWrite(manager, SCHEMA, { ...WRITE, entityId: id, ...difference });
      await this.follow(manager, row, next, requestId);
      await notifyVisitor(manager, next, next.state === 'cancelled' ? 'cancelled' : 'moved', true);
    });
  }

  /**
   * A moved appointment needs confirmation again, by an earlier deadline if it is sooner; a cancelled unconfirmed one no
   * longer does, and its request is no longer new, unless a message waits. Admin clients are notified of all.
   */
  private async follow(manager: EntityManager, before: Appointment, next: Appointment, requestId: string): Promise<void> {
    const { inquiryId } = next;
    const wait = next.state === 'requested' ? 'start' : before.state === 'requested' ? 'end' : undefined;
    await customerActed(manager, { inquiryId }, wait);
    if (!wait) return;
    const conversation = await manager.findOneByOrFail(Conversation, { inquiryId });
    const { hours } = await this.site.settings();
    if (wait === 'end') {
      const isSettled = conversation.state === 'new' && conversation.waitingSince === null;
      const writer = { staff: WRITE.staff, requestId, hours };
      if (isSettled) await changeConversation(manager, conversation, { state: 'answered' }, writer);
      return;
    }
    const clock = movedClock(conversation, next.startsAt, hours);
    if (clock.dueAt) await manager.update(Conversation, conversation.id, clock);
  }

  /** False once the vehicle is sold or removed; true while the catalogue is unavailable. */
  private async isOffered(vehicleId: number, requestId: string): Promise<boolean> {
    const vehicle = await this.catalog.vehicle(vehicleId, requestId);
    return typeof vehicle === 'string' ? vehicle === 'unavailable' : !vehicle.sold;
  }

  private async find(token: string): Promise<Appointment> {
    const { manager } = this.dataSource;
    return manager.findOneByOrFail(Appointment, { id: await this.idOf(manager, token) });
  }

  private async idOf(manager: EntityManager, token: string): Promise<number> {
    const id = await appointmentOfToken(manager, token);
    if (id === undefined) throw new AppError('APPOINTMENT_LINK_UNKNOWN');
    return id;
  }
}
