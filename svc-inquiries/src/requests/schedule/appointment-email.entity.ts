import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { SCHEMA } from '../../database/schema.js';

/** A change of an appointment, or a reminder: a day before (`day`) and two hours before (`hours`). */
export type AppointmentEmailPurpose = 'confirmed' | 'moved' | 'cancelled' | 'day' | 'hours';

/** One e-mail to the visitor about an appointment as it was then. */
@Entity({ schema: SCHEMA, name: 'appointment_email' })
export class AppointmentEmail {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column({ type: 'integer', name: 'appointment_id' })
  appointmentId: number;

  @Column({ type: 'text' })
  purpose: AppointmentEmailPurpose;

  @Column({ type: 'timestamptz', name: 'starts_at' })
  startsAt: Date;

  @Column({ type: 'boolean', name: 'by_visitor', default: false })
  byVisitor: boolean;

  /** Version of the appointment. */
  @Column({ type: 'integer' })
  version: number;
}
