import { bookableDays, NEAREST_TIMES, type TestDriveSlots, testDriveTimes, validationMessages } from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import { lockForTransaction } from '@dealership/service-kit/database';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, MoreThan, Not } from 'typeorm';
import { SiteClient } from '../../service-clients/site/site.client.js';
import { Appointment } from './appointment.entity.js';
import { AppointmentBlock } from './appointment-block.entity.js';
import { freeTimes, nearestTimes, type Schedule, type Span, spanAt } from './free-times.js';

// If a bay is taken concurrently, the statement inserts nothing and the next bay is tried.
const BOOK = `
  INSERT INTO inquiries.appointment (inquiry_id, vehicle_id, bay, starts_at, ends_at) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT DO NOTHING RETURNING id`;

const BUSY = `
  SELECT bay, vehicle_id AS "vehicleId" FROM inquiries.appointment
  WHERE state <> 'cancelled' AND tstzrange(starts_at, ends_at) && tstzrange($1, $2) AND id <> $3`;

const BLOCKED = `
  SELECT FROM inquiries.appointment_block
  WHERE (vehicle_id IS NULL OR vehicle_id = $3) AND tstzrange(starts_at, ends_at) && tstzrange($1, $2) LIMIT 1`;

/** Name of the lock of all changes to the schedule. */
export const SCHEDULE_LOCK = 'inquiries.schedule';

/** Who books: visitors must respect the notice period in the setting `hours`, staff need not. */
export type Booker = 'visitor' | 'staff';

export interface RequestedSlot {
  vehicleId: number;
  date: string;
  time: string;
}

/** Free slots, and who occupies the others. */
@Injectable()
export class ScheduleService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly site: SiteClient,
  ) {}

  async slots(vehicleId: number, booker: Booker, manager = this.dataSource.manager): Promise<TestDriveSlots> {
    return { days: freeTimes(vehicleId, await this.schedule(manager, booker), new Date()) };
  }

  /** @throws AppError if no slot starts then, or it is past */
  async checkTime(date: string, time: string): Promise<void> {
    const isOpen = testDriveTimes(date, await this.site.hours()).includes(time);
    if (!isOpen) throw AppError.invalidField('time', validationMessages.time);
    if (spanAt(date, time).from <= Date.now()) throw AppError.invalidField('time', validationMessages.timePast);
  }

  /** @throws AppError if a visitor's appointment would start too late, or, with the nearest free times, too soon */
  async checkNotice(slot: RequestedSlot): Promise<void> {
    if (slot.date > bookableDays().last) throw AppError.invalidField('date', validationMessages.dateLate);
    if (spanAt(slot.date, slot.time).from > Date.now() + (await this.notice('visitor'))) return;
    throw await this.taken(this.dataSource.manager, slot, 'visitor');
  }

  /** Serializes changes to the schedule until their transactions end; overlaps are prevented by constraints anyway. */
  lock(manager: EntityManager): Promise<void> {
    return lockForTransaction(manager, SCHEDULE_LOCK);
  }

  /**
   * Reserves the time for a request.
   * @returns the id of the appointment
   * @throws AppError with the nearest free times if it is taken
   */
  async book(manager: EntityManager, inquiryId: number, slot: RequestedSlot, booker: Booker): Promise<number> {
    await this.lock(manager);
    const span = spanAt(slot.date, slot.time);
    for (const bay of await this.freeBays(manager, slot.vehicleId, span)) {
      const values = [inquiryId, slot.vehicleId, bay, new Date(span.from), new Date(span.until)];
      const [stored] = await manager.query<{ id: number }[]>(BOOK, values);
      if (stored) return stored.id;
    }
    throw await this.taken(manager, slot, booker);
  }

  /**
   * The columns of an appointment that is moved to another time, in its bay if that is free then.
   * @throws AppError with the nearest free times if it is taken
   */
  async placeAt(
    manager: EntityManager,
    { id, vehicleId, bay: present }: Appointment,
    { date, time }: Omit<RequestedSlot, 'vehicleId'>,
    booker: Booker,
  ): Promise<Pick<Appointment, 'bay' | 'startsAt' | 'endsAt'>> {
    const span = spanAt(date, time);
    const bays = await this.freeBays(manager, vehicleId, span, id);
    const bay = bays.includes(present) ? present : bays[0];
    if (bay === undefined) throw await this.taken(manager, { vehicleId, date, time }, booker);
    return { bay, startsAt: new Date(span.from), endsAt: new Date(span.until) };
  }

  /** The bays free for a vehicle then, not counting an appointment being moved. */
  private async freeBays(manager: EntityManager, vehicleId: number, { from, until }: Span, moved = 0): Promise<number[]> {
    const times = [new Date(from), new Date(until)];
    if ((await manager.query<object[]>(BLOCKED, [...times, vehicleId])).length) return [];
    const busy = await manager.query<{ bay: number; vehicleId: number }[]>(BUSY, [...times, moved]);
    if (busy.some((other) => other.vehicleId === vehicleId)) return [];
    const bays = Array.from({ length: await this.capacity() }, (_, index) => index + 1);
    return bays.filter((bay) => busy.every((other) => other.bay !== bay));
  }

  /** Maximum number of simultaneous appointments in the showroom. */
  async capacity(): Promise<number> {
    return (await this.site.settings()).hours.testDrivesAtOnce;
  }

  async taken(manager: EntityManager, { vehicleId, date, time }: RequestedSlot, booker: Booker): Promise<AppError> {
    const { days } = await this.slots(vehicleId, booker, manager);
    const nearest = nearestTimes(days, new Date(spanAt(date, time).from), NEAREST_TIMES);
    return new AppError('APPOINTMENT_TAKEN', { vehicleId }, { nearest });
  }

  private async notice(booker: Booker): Promise<number> {
    return booker === 'staff' ? 0 : (await this.site.settings()).hours.testDriveNotice * 60_000;
  }

  private async schedule(manager: EntityManager, booker: Booker): Promise<Schedule> {
    const endsAt = MoreThan(new Date());
    const { hours } = await this.site.settings();
    const held = await manager.findBy(Appointment, { endsAt, state: Not('cancelled') });
    const blocked = await manager.findBy(AppointmentBlock, { endsAt });
    const spanOf = (row: { startsAt: Date; endsAt: Date }) => ({ from: row.startsAt.getTime(), until: row.endsAt.getTime() });
    return {
      hours,
      capacity: hours.testDrivesAtOnce,
      notice: await this.notice(booker),
      held: held.map((row) => ({ vehicleId: row.vehicleId, bay: row.bay, ...spanOf(row) })),
      blocked: blocked.map((row) => ({ vehicleId: row.vehicleId, ...spanOf(row) })),
    };
  }
}
