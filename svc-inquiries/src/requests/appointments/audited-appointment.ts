import type { Appointment } from '../schedule/appointment.entity.js';

/** The fields for the audit log, without the reason, which may be about the customer. */
export const auditedAppointment = ({ state, startsAt }: Appointment) => ({
  appointment: state,
  at: startsAt.toISOString(),
});
