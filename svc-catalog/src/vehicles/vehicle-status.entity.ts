import type { VehicleStatus as Status } from '@dealership/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { SCHEMA } from '../database/schema.js';

/** A sale status of a vehicle since a given time, and who set it. */
@Entity({ schema: SCHEMA, name: 'vehicle_status' })
export class VehicleStatus {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: string;

  @Column({ type: 'integer', name: 'vehicle_id' })
  vehicleId: number;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  at: Date;

  @Column({ type: 'text' })
  status: Status;

  @Column({ type: 'text', name: 'session_id' })
  sessionId: string;

  /** The person's name at the time. */
  @Column({ type: 'text', name: 'person_name', nullable: true })
  personName: string | null;
}
