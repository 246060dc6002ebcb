import { recordStaffWrite, type StaffWrite } from '@dealership/service-kit/audit';
import { type EntityManager, MoreThan, Not } from 'typeorm';
import { SCHEMA } from '../../database/schema.js';
import { Appointment } from './appointment.entity.js';
import { notifyVisitor } from './notify-visitor.js';

/**
 * Releases the appointment of a lost request, as if staff had cancelled it; past ones stay. The request is locked.
 * @returns whether there was one, about which the visitor is e-mailed
 */
export async function releaseTime(manager: EntityManager, inquiryId: number, staff: StaffWrite['staff']): Promise<boolean> {
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
