import type { AppointmentState } from '@dealership/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { SCHEMA } from '../../database/schema.js';

/** The reserved time of a test drive. Constraints prevent overlaps for the same vehicle or the same bay. */
@Entity({ schema: SCHEMA, name: 'appointment' })
export class Appointment {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column({ type: 'integer', name: 'inquiry_id' })
  inquiryId: number;

  @Column({ type: 'integer', name: 'vehicle_id' })
  vehicleId: number;

  /** A parallel slot; the showroom has as many as it takes simultaneous appointments. */
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
