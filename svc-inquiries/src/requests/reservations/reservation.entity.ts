import { Column, Entity } from 'typeorm';
import { SCHEMA } from '../../database/schema.js';
import { Submission } from '../submissions/submission.entity.js';

@Entity({ schema: SCHEMA, name: 'vehicle_reservation' })
export class Reservation extends Submission {
  declare email: string;

  @Column({ type: 'integer', name: 'upcoming_vehicle_id' })
  upcomingVehicleId: number;

  /** From the catalogue when the reservation was received. */
  @Column({ type: 'text', name: 'vehicle_name' })
  vehicleName: string;

  /** False if the catalogue was unavailable: the name is then what the browser sent. */
  @Column({ type: 'boolean', name: 'vehicle_name_confirmed' })
  vehicleNameConfirmed: boolean;

  @Column({ type: 'text', nullable: true })
  message: string | null;

  /** The honeypot's value, filled in by a bot. */
  @Column({ type: 'text', nullable: true })
  website: string | null;
}
