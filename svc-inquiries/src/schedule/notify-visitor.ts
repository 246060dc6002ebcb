import type { AppointmentState } from '@dealership/contracts';
import { appendToOutbox } from '@dealership/service-kit/outbox';
import type { EntityManager } from 'typeorm';
import { SCHEMA } from '../database/schema.js';
import type { Appointment } from './appointment.entity.js';
import { AppointmentLetter } from './appointment-letter.entity.js';

/** The visitor gets a letter of every change; of the visitor's own ones staff get one, too. */
export async function notifyVisitor(
  manager: EntityManager,
  { id, startsAt, version }: Appointment,
  purpose: AppointmentState | 'moved',
  byVisitor = false,
): Promise<void> {
  if (purpose === 'requested') return;
  const change = { appointmentId: id, purpose, startsAt, version, byVisitor };
  const letter = await manager.save(manager.create(AppointmentLetter, change));
  await appendToOutbox(manager, SCHEMA, 'appointment.changed', { appointmentLetterId: letter.id });
}
