import type { AppointmentState } from '@dealership/contracts';
import { recordStaffWrite } from '@dealership/service-kit/audit';
import { appendToOutbox } from '@dealership/service-kit/outbox';
import type { CurrentStaff } from '@dealership/service-kit/staff';
import { type EntityManager, MoreThan, Not } from 'typeorm';
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
  await appendToOutbox(manager, SCHEMA, 'appointment.changed', { appointmentLetterId: email.id });
}

/**
 * Releases the appointment of a lost request, as if staff had cancelled it; past ones stay. The request is locked.
 * @returns whether there was one, about which the visitor is e-mailed
 */
export async function releaseTime(manager: EntityManager, inquiryId: number, staff: CurrentStaff): Promise<boolean> {
  const where = { inquiryId, state: Not('cancelled' as const), startsAt: MoreThan(new Date()) };
  const row = await manager.findOne(Appointment, { where, lock: { mode: 'pessimistic_write' } });
  if (!row) return false;
  const next = { ...row, state: 'cancelled' as const, version: row.version + 1 };
  await manager.save(Appointment, next);
  await notifyVisitor(manager, next, next.state);
  const difference = { before: { appointment: row.state }, after: { appointment: next.state } };
  await recordStaffWrite(manager, SCHEMA, { staff, action: 'update', entity: 'appointment', entityId: row.id, ...difference });
  return true;
}
