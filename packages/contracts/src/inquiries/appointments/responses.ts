import { z } from 'zod';
import { timestamp } from '../../fields/timestamp.js';
import { languageSchema, localizedTextSchema } from '../../fields/translated.js';
import { APPOINTMENT_STATES } from './appointment.js';

const day = z.string().describe('The day, YYYY-MM-DD in Asia/Dubai.');
const times = z.array(z.string()).describe('The time of day, HH:MM in Asia/Dubai.');

/** When a car can be driven: the days on which a time is free. */
export const testDriveSlots = z.strictObject({ days: z.array(z.strictObject({ date: day, times })) });

export type TestDriveSlots = z.infer<typeof testDriveSlots>;

export const appointment = z.strictObject({
  id: z.int(),
  inquiryId: z.int().describe('The ID of the request for which the appointment was made.'),
  reference: z.string().describe('The reference of that request.'),
  version: z.int(),
  state: z.enum(APPOINTMENT_STATES),
  date: day,
  time: z.string().describe('The time of day, HH:MM in Asia/Dubai.'),
  vehicleId: z.int(),
  vehicleName: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string().nullable(),
  hasEmail: z.boolean().describe('Whether the customer gave an e-mail address, to which changes are sent.'),
  reason: z.string().nullable().describe('The reason for the cancellation.'),
});

export type Appointment = z.infer<typeof appointment>;

/** The appointment of a request, as the inbox shows it. */
export const requestAppointment = appointment
  .pick({ id: true, version: true, state: true, date: true, time: true })
  .extend({ byCustomer: z.boolean().optional().describe('Whether the customer cancelled it.') });

export type RequestAppointment = z.infer<typeof requestAppointment>;

/** An appointment as the customer's link shows it. */
export const ownAppointment = z.strictObject({
  state: z.enum(APPOINTMENT_STATES),
  isPast: z.boolean(),
  date: day,
  time: z.string().describe('The time of day, HH:MM in Asia/Dubai.'),
  vehicleId: z.int(),
  vehicleName: z.string().nullable(),
  // Missing in the answers of the previous release.
  isOffered: z.boolean().optional().describe('Whether the vehicle is still offered: neither sold nor removed.'),
  days: testDriveSlots.shape.days.describe(
    'The times to which the appointment can be moved; empty if it is past or cancelled, or its vehicle no longer offered.',
  ),
  // These are missing in the answers of the previous release.
  language: languageSchema.optional().describe('The language of e-mails about it.'),
  reference: z.string().optional().describe('The reference of the request.'),
  showroom: z
    .strictObject({
      address: localizedTextSchema,
      position: z.string().describe("Latitude and longitude, such as '25.4052, 55.5136'; '' if unknown."),
      phone: z.string().describe("The main phone number; '' if there is none."),
    })
    .optional()
    .describe('Where the appointment takes place.'),
});

export type OwnAppointment = z.infer<typeof ownAppointment>;

export const calendarLink = z.strictObject({
  createdAt: timestamp.nullable().describe('The time at which the address was created; `null` if there is none.'),
});

export type CalendarLink = z.infer<typeof calendarLink>;

export const newCalendarLink = z.strictObject({
  createdAt: timestamp,
  path: z.string().describe('The path of the secret address, relative to the address of the site.'),
});

export type NewCalendarLink = z.infer<typeof newCalendarLink>;

export const appointmentBlockEntry = z.strictObject({
  id: z.int(),
  vehicleId: z.int().nullable().describe('The blocked vehicle; `null` if all are blocked.'),
  from: timestamp,
  until: timestamp,
  reason: z.string(),
});

export type AppointmentBlockEntry = z.infer<typeof appointmentBlockEntry>;

/** A week of the schedule, for staff. */
export const appointmentWeek = z.strictObject({
  days: z
    .array(z.strictObject({ date: day, times }))
    .describe('Seven days, each with the times at which appointments can begin.'),
  appointments: z.array(appointment).describe('The appointments in chronological order, including cancelled ones.'),
  blocks: z.array(appointmentBlockEntry),
  capacity: z.int().describe('The maximum number of appointments at the same time.'),
});

export type AppointmentWeek = z.infer<typeof appointmentWeek>;
