import * as z from 'zod/mini';
import { dayField, isDay } from '../../fields/day.js';
import { emailAddress, line, messageKey, optionalLine, phoneField } from '../../fields/form-fields.js';
import { MAX_APPOINTMENT_REASON, MAX_LINE } from '../../fields/limits.js';
import { flag, languageField, orNull, versionField } from '../../fields/staff/staff-fields.js';
import { DAY_MS, dubaiTime } from '../../time/opening-hours.js';

/** Status of an appointment. A cancelled one frees its time. */
export const APPOINTMENT_STATES = ['requested', 'confirmed', 'cancelled'] as const;

export type AppointmentState = (typeof APPOINTMENT_STATES)[number];

/** Alternative times offered when the chosen one is taken. */
export const NEAREST_TIMES = 6;

const date = dayField('date');
const time = z.string(messageKey('time')).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, messageKey('time')));

/** The token in the links of an appointment's e-mails. */
export const ownAppointmentLink = z.strictObject({
  token: z.string(messageKey('required')).check(z.minLength(1, messageKey('required')), z.maxLength(100, messageKey('required'))),
});

export type OwnAppointmentLink = z.infer<typeof ownAppointmentLink>;

/** Body of `POST /api/own-appointment/move`; `at` is empty if no time was chosen. */
export const ownAppointmentMove = z.strictObject({
  ...ownAppointmentLink.shape,
  at: z.optional(
    z.string(messageKey('time')).check(
      z.regex(/^(\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d)?$/, { error: messageKey('time'), abort: true }),
      z.refine((at) => at === '' || isDay(at.slice(0, 10)), { error: messageKey('time') }),
    ),
  ),
});

export type OwnAppointmentMove = z.infer<typeof ownAppointmentMove>;

const vehicleId = z.int32(messageKey('vehicleId')).check(z.positive(messageKey('vehicleId')));

/**
 * Body of `POST /api/appointments`: for a customer on the phone. The same Idempotency-Key returns the same appointment.
 */
export const newAppointment = z.strictObject({
  customer: z
    .strictObject({
      firstName: optionalLine(MAX_LINE),
      lastName: optionalLine(MAX_LINE),
      email: z.optional(orNull(emailAddress)),
      ...phoneField,
      language: languageField,
    })
    .check(
      z.refine(({ firstName, lastName }) => Boolean(firstName || lastName), { path: ['firstName'], error: messageKey('name') }),
    ),
  vehicleId,
  date,
  time,
});

export type NewAppointment = z.infer<typeof newAppointment>;

/** Body of `POST /api/appointments/:id/confirm`. */
export const appointmentVersion = z.strictObject({ version: versionField });

export type AppointmentVersion = z.infer<typeof appointmentVersion>;

/** Body of `POST /api/appointments/:id/move`. */
export const appointmentMove = z.strictObject({ date, time, version: versionField });

export type AppointmentMove = z.infer<typeof appointmentMove>;

/** Body of `POST /api/appointments/:id/cancel`. */
export const appointmentCancellation = z.strictObject({
  reason: line(1, 'appointmentReason', MAX_APPOINTMENT_REASON),
  version: versionField,
});

export type AppointmentCancellation = z.infer<typeof appointmentCancellation>;

const MAX_BLOCK_MS = 366 * DAY_MS;

/**
 * Body of `POST /api/appointment-blocks`: a time range of one day (Asia/Dubai); without a vehicle it blocks all of
 * them. `confirmed`: block it although there are appointments in it.
 */
export const appointmentBlock = z
  .strictObject({
    vehicleId: z.optional(z.nullable(vehicleId)),
    date,
    time,
    untilDate: date,
    untilTime: time,
    reason: line(1, 'appointmentReason', MAX_APPOINTMENT_REASON),
    confirmed: z.optional(flag),
  })
  .check(
    z.refine(
      (block) => {
        const length = dubaiTime(block.untilDate, block.untilTime).getTime() - dubaiTime(block.date, block.time).getTime();
        return length > 0 && length <= MAX_BLOCK_MS;
      },
      { path: ['untilTime'], error: messageKey('blockEnd') },
    ),
  );

export type NewAppointmentBlock = z.infer<typeof appointmentBlock>;
