import {
  type AppointmentBlockEntry,
  type AppointmentCancellation,
  type AppointmentMove,
  type Appointment as AppointmentResponse,
  type AppointmentWeek,
  type BookedTime,
  DAY_MS,
  dubaiMoment,
  dubaiTime,
  type NewAppointmentBlock,
  testDriveTimes,
} from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import { assertVersion, differences, recordStaffWrite, StaffRecords } from '@dealership/service-kit/audit';
import type { CurrentStaff, StaffWriter } from '@dealership/service-kit/staff';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, LessThan, MoreThan } from 'typeorm';
import { SCHEMA } from '../../database/schema.js';
import { SiteClient } from '../../service-clients/site/site.client.js';
import { changeConversation } from '../conversations/change-conversation.js';
import { Appointment } from '../schedule/appointment.entity.js';
import { AppointmentBlock } from '../schedule/appointment-block.entity.js';
import { dayAndTime, daysFrom } from '../schedule/free-times.js';
import { notifyVisitor } from '../schedule/notify-visitor.js';
import { ScheduleService } from '../schedule/schedule.service.js';
import { referenceOf } from '../submissions/reference.js';
import { auditedAppointment } from './audited-appointment.js';
import { lockedAppointment } from './locked-appointment.js';

const WEEK_DAYS = 7;

const SELECT = `
  SELECT a.id, a.inquiry_id AS "inquiryId", i.created_at AS "createdAt", a.version, a.state, a.starts_at AS "startsAt", a.vehicle_id AS "vehicleId",
    i.details->>'vehicleName' AS "vehicleName", i.first_name AS "firstName", i.last_name AS "lastName",
    coalesce(i.phone_e164, i.phone) AS phone, i.email IS NOT NULL AS "hasEmail", a.reason
  FROM inquiries.appointment a JOIN inquiries.inquiry i ON i.id = a.inquiry_id`;

const BOOKED = `${SELECT}
  WHERE a.state <> 'cancelled' AND a.ends_at > now() AND ($3::integer IS NULL OR a.vehicle_id = $3)
    AND tstzrange(a.starts_at, a.ends_at) && tstzrange($1, $2)
  ORDER BY a.starts_at, a.id`;

type Row = Omit<AppointmentResponse, 'date' | 'time' | 'reference'> & { startsAt: Date; createdAt: Date };

const toAnswer = ({ startsAt, createdAt, ...row }: Row): AppointmentResponse => ({
  ...row,
  ...dayAndTime(startsAt),
  reference: referenceOf({ kind: 'test_drive', id: row.inquiryId, createdAt }),
});

const toBooked = ({ id, startsAt, firstName, lastName, vehicleId, vehicleName }: Row): BookedTime => ({
  id,
  ...dayAndTime(startsAt),
  firstName,
  lastName,
  vehicleId,
  vehicleName,
});

const toBlock = ({ id, vehicleId, startsAt, endsAt, reason }: AppointmentBlock): AppointmentBlockEntry => ({
  id,
  vehicleId,
  from: startsAt.toISOString(),
  until: endsAt.toISOString(),
  reason,
});

const BLOCK = {
  schema: SCHEMA,
  name: 'appointment-block',
  target: AppointmentBlock,
  notFound: 'APPOINTMENT_BLOCK_NOT_FOUND',
} as const;

/** Appointments as managed by staff. */
@Injectable()
export class AppointmentsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly schedule: ScheduleService,
    private readonly site: SiteClient,
  ) {}

  async week(first: string): Promise<AppointmentWeek> {
    const from = dubaiTime(first, '00:00');
    const until = new Date(from.getTime() + WEEK_DAYS * DAY_MS);
    const last = dubaiMoment(new Date(until.getTime() - 1)).slice(0, 10);
    const hours = await this.site.hours();
    const rows = await this.dataSource.query<Row[]>(
      `${SELECT} WHERE a.starts_at >= $1 AND a.starts_at < $2 ORDER BY a.starts_at, a.id`,
      [from, until],
    );
    const blocks = await this.dataSource.manager.find(AppointmentBlock, {
      where: { startsAt: LessThan(until), endsAt: MoreThan(from) },
      order: { startsAt: 'ASC', id: 'ASC' },
    });
    return {
      days: daysFrom(first, last).map((date) => ({ date, times: testDriveTimes(date, hours) })),
      appointments: rows.map(toAnswer),
      blocks: blocks.map(toBlock),
      capacity: await this.schedule.capacity(),
    };
  }

  get(id: number): Promise<AppointmentResponse> {
    return this.read(this.dataSource.manager, id);
  }

  confirm(id: number, version: number | undefined, writer: StaffWriter): Promise<AppointmentResponse> {
    return this.change(id, version, writer, () => Promise.resolve({ state: 'confirmed' }));
  }

  /** Moves it to a free time. The member of staff has agreed the time with the visitor, so it needs no confirmation. */
  async move(id: number, { date, time, version }: AppointmentMove, writer: StaffWriter): Promise<AppointmentResponse> {
    await this.schedule.checkTime(date, time);
    return this.change(id, version, writer, async (manager, row) => ({
      ...(await this.schedule.placeAt(manager, row, { date, time }, 'staff')),
      state: 'confirmed',
    }));
  }

  cancel(id: number, { reason, version }: AppointmentCancellation, writer: StaffWriter): Promise<AppointmentResponse> {
    return this.change(id, version, writer, () => Promise.resolve({ state: 'cancelled', reason }));
  }

  /** Appointments in the period stay. @throws AppError with them, unless the call confirms it */
  async block(
    { vehicleId = null, reason, confirmed = false, ...times }: NewAppointmentBlock,
    staff: CurrentStaff,
  ): Promise<AppointmentBlockEntry> {
    const startsAt = dubaiTime(times.date, times.time);
    const endsAt = dubaiTime(times.untilDate, times.untilTime);
    return this.dataSource.transaction(async (manager) => {
      await this.schedule.lock(manager);
      const rows = confirmed ? [] : await manager.query<Row[]>(BOOKED, [startsAt, endsAt, vehicleId]);
      if (rows.length) throw new AppError('APPOINTMENTS_IN_BLOCK', {}, { booked: rows.map(toBooked) });
      return toBlock(await new StaffRecords(manager, BLOCK).create({ vehicleId, startsAt, endsAt, reason }, staff));
    });
  }

  unblock(id: number, staff: CurrentStaff): Promise<void> {
    return new StaffRecords(this.dataSource, BLOCK).remove(id, staff);
  }

  /** Every change is e-mailed to the visitor and answers the request. */
  private async change(
    id: number,
    version: number | undefined,
    writer: StaffWriter,
    changesTo: (manager: EntityManager, row: Appointment) => Promise<Partial<Appointment>>,
  ): Promise<AppointmentResponse> {
    const hours = await this.site.hours();
    return this.dataSource.transaction(async (manager) => {
      const row = await lockedAppointment(manager, this.schedule, id);
      assertVersion(row, version);
      if (row.state === 'cancelled') throw new AppError('APPOINTMENT_CANCELLED', { id });
      const next = { ...row, ...(await changesTo(manager, row)) };
      const difference = differences(auditedAppointment(row), auditedAppointment(next));
      if (Object.keys(difference.after).length > 0) {
        const version = row.version + 1;
        await manager.save(Appointment, { ...next, version });
        const isMoved = next.startsAt.getTime() !== row.startsAt.getTime();
        await notifyVisitor(manager, { ...next, version }, isMoved ? 'moved' : next.state);
        const write = { staff: writer.staff, action: 'update', entity: 'appointment', entityId: id } as const;
        await recordStaffWrite(manager, SCHEMA, { ...write, ...difference });
        const request = { kind: 'test_drive', number: row.inquiryId } as const;
        await changeConversation(manager, request, { answer: 'appointment' }, { ...writer, hours });
      }
      return this.read(manager, id);
    });
  }

  private async read(manager: EntityManager, id: number): Promise<AppointmentResponse> {
    const [stored] = await manager.query<Row[]>(`${SELECT} WHERE a.id = $1`, [id]);
    if (!stored) throw new AppError('APPOINTMENT_NOT_FOUND', { id });
    return toAnswer(stored);
  }
}
