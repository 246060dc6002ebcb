import { Column, Entity, PrimaryColumn } from 'typeorm';
import { SCHEMA } from '../database/schema.js';

/** A vehicle that staff took off the site and keep, whole. */
@Entity({ schema: SCHEMA, name: 'archived_vehicle' })
export class ArchivedVehicle {
  /** Of the vehicle, also when it comes back. */
  @PrimaryColumn({ type: 'integer' })
  id: number;

  /** Its row, by the names of the columns. */
  @Column({ type: 'json' })
  vehicle: { images?: string[] } & Record<string, unknown>;

  @Column({ type: 'json' })
  statuses: object[];

  @Column({ type: 'text', name: 'stock_number', nullable: true })
  stockNumber: string | null;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text', name: 'person_name', nullable: true })
  personName: string | null;

  @Column({ type: 'timestamptz', name: 'archived_at', default: () => 'now()' })
  archivedAt: Date;
}
