import type { AppointmentState } from '@dealership/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { SCHEMA } from '../../database/schema.js';

/** The time that a test drive holds. The database refuses two of one vehicle, or of one bay, at the same time. */
@Entity({ schema: SCHEMA, name: 'appointment' })
export class Appointment {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column({ type: 'integer', name: 'inquiry_id' })
  inquiryId: number;

  @Column({ type: 'integer', name: 'vehicle_id' })
  vehicleId: number;

  /** One of as many places as the showroom has appointments at once. */
  @Column({ type: 'integer' })
  bay: number;

  @Column({ type: 'timestamptz', name: 'starts_at' })
  startsAt: Date;

  @Column({ type: 'timestamptz', name: 'ends_at' })
  endsAt: Date;

  @Column({ type: 'text', default: 'requested' })
  state: AppointmentState;

  /** Why it was cancelled. */
  @Column({ type: 'text', nullable: true })
  reason: string | null;

  @Column({ type: 'integer', default: 1 })
  version: number;
}
