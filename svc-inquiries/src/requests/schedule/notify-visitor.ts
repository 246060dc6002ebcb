import type { AppointmentState } from '@dealership/contracts';
import { appendToOutbox } from '@dealership/service-kit/outbox';
import type { EntityManager } from 'typeorm';
import { SCHEMA } from '../../database/schema.js';
import { Appointment } from './appointment.entity.js';
import { AppointmentEmail } from './appointment-email.entity.js';

/** E-mails the visitor about every change; the visitor's own changes are also e-mailed to staff. */
export async function notifyVisitor(
  manager: EntityManager,
  { id, startsAt, version }: Appointment,
  purpose: AppointmentState | 'moved',
  byVisitor = false,
): Promise<void> {
  if (purpose === 'requested') return;
  const change = { appointmentId: id, purpose, startsAt, version, byVisitor };
  const email = await manager.save(manager.create(AppointmentEmail, change));
  await appendToOutbox(manager, SCHEMA, 'appointment.changed', { appointmentEmailId: email.id });
}
