import { AppError } from '@dealership/service-kit';
import type { EntityManager } from 'typeorm';
import { lockedConversation } from '../conversations/change-conversation.js';
import { Appointment } from '../schedule/appointment.entity.js';
import type { ScheduleService } from '../schedule/schedule.service.js';

/**
 * Locks the request, its conversation and then the appointment, in the same order as a change of the request's status.
 * @throws AppError if there is no such appointment
 */
export async function lockedAppointment(manager: EntityManager, schedule: ScheduleService, id: number): Promise<Appointment> {
  const known = await manager.findOneBy(Appointment, { id });
  if (!known) throw new AppError('APPOINTMENT_NOT_FOUND', { id });
  await lockedConversation(manager, { kind: 'test_drive', number: known.inquiryId });
  await schedule.lock(manager);
  return manager.findOneOrFail(Appointment, { where: { id }, lock: { mode: 'pessimistic_write' } });
}
