import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { SCHEMA } from '../../database/schema.js';

/** A time for which nothing can be booked. */
@Entity({ schema: SCHEMA, name: 'appointment_block' })
export class AppointmentBlock {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  /** null: all vehicles. */
  @Column({ type: 'integer', name: 'vehicle_id', nullable: true })
  vehicleId: number | null;

  @Column({ type: 'timestamptz', name: 'starts_at' })
  startsAt: Date;

  @Column({ type: 'timestamptz', name: 'ends_at' })
  endsAt: Date;

  @Column({ type: 'text' })
  reason: string;

  @Column({ type: 'integer', default: 1 })
  version: number;
}
