import { Column, Entity } from 'typeorm';
import { SCHEMA } from '../../database/schema.js';
import { Submission } from '../submissions/submission.entity.js';

@Entity({ schema: SCHEMA, name: 'vehicle_reservation' })
export class Reservation extends Submission {
  @Column({ type: 'integer', name: 'upcoming_vehicle_id' })
  upcomingVehicleId: number;

  /** As the catalogue had it when the reservation came in. */
  @Column({ type: 'text', name: 'vehicle_name' })
  vehicleName: string;

  /** False when the catalogue could not be asked: the name is then what the browser sent. */
  @Column({ type: 'boolean', name: 'vehicle_name_confirmed' })
  vehicleNameConfirmed: boolean;

  @Column({ type: 'text', nullable: true })
  message: string | null;

  /** What a robot typed into the field that people do not see. */
  @Column({ type: 'text', nullable: true })
  website: string | null;
}
