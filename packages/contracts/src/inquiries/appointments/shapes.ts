import { z } from 'zod';
import type { Shape } from '../../endpoint/endpoint.js';
import { idParams, recordId } from '../../fields/parameters.js';
import { day } from '../../fields/period.js';
import {
  appointmentBlock,
  appointmentCancellation,
  appointmentMove,
  appointmentVersion,
  newAppointment,
  ownAppointmentLink,
  ownAppointmentMove,
} from './appointment.js';
import {
  appointment,
  appointmentBlockEntry,
  appointmentWeek,
  calendarLink,
  newCalendarLink,
  ownAppointment,
  testDriveSlots,
} from './responses.js';

export const getTestDriveSlots = {
  summary: 'Returns the free times for a test drive of a vehicle, by day.',
  query: z.strictObject({
    vehicleId: recordId,
    booker: z
      .enum(['visitor', 'staff'])
      .default('visitor')
      .describe('Who books. `staff` also returns times that are too soon for visitors to book.'),
  }),
  response: testDriveSlots,
} satisfies Shape;

export const getOwnAppointment = {
  summary: 'Returns the appointment of an e-mailed link, with the times to which it can be moved.',
  query: ownAppointmentLink,
  response: ownAppointment,
} satisfies Shape;
export const moveOwnAppointment = {
  summary: 'Moves the appointment of an e-mailed link. Redirects to its page, which shows whether the time was free.',
  body: ownAppointmentMove,
  bodyExample: { token: 'the token of the link', at: '2026-12-02T17:30' },
  status: 303,
} satisfies Shape;
export const cancelOwnAppointment = {
  summary: 'Cancels the appointment of an e-mailed link. Redirects to its page.',
  body: ownAppointmentLink,
  status: 303,
} satisfies Shape;

export const getAppointmentWeek = {
  summary: 'Returns seven days with their appointments and blocked times.',
  query: z.strictObject({ from: day.describe('The first day, YYYY-MM-DD in Asia/Dubai.') }),
  response: appointmentWeek,
} satisfies Shape;
export const createAppointment = {
  summary: 'Creates a confirmed test drive appointment on behalf of a customer.',
  body: newAppointment,
  bodyExample: {
    customer: {
      ...{ firstName: 'Omar', lastName: 'Saleh', email: 'omar@customers.example', phone: '+971501234567' },
      language: 'en',
    },
    ...{ vehicleId: 7, date: '2026-12-02', time: '17:30' },
  },
  response: appointment,
  status: 201,
  idempotencyKey: 'optional',
} satisfies Shape;
export const confirmAppointment = {
  summary: 'Confirms an appointment.',
  params: idParams,
  body: appointmentVersion,
  response: appointment,
} satisfies Shape;
export const moveAppointment = {
  summary: 'Moves an appointment to a free time and confirms it.',
  params: idParams,
  body: appointmentMove,
  response: appointment,
} satisfies Shape;
export const cancelAppointment = {
  summary: 'Cancels an appointment. Its time becomes free again.',
  params: idParams,
  body: appointmentCancellation,
  bodyExample: { reason: 'The car is with the painter', version: 3 },
  response: appointment,
} satisfies Shape;
export const blockAppointments = {
  summary:
    'Blocks a period for new appointments, for one vehicle or for all vehicles. If there are appointments in it, they stay, and ' +
    'the call has to confirm it (`confirmed`); else it is answered with 409 and lists them.',
  body: appointmentBlock,
  bodyExample: {
    vehicleId: null,
    date: '2026-12-02',
    time: '09:00',
    untilDate: '2026-12-03',
    untilTime: '22:00',
    reason: 'National Day',
  },
  response: appointmentBlockEntry,
  status: 201,
} satisfies Shape;
export const unblockAppointments = { summary: 'Removes a blocked period.', params: idParams, status: 204 } satisfies Shape;

export const getCalendarLink = {
  summary: "Returns when the caller's secret calendar address was created.",
  response: calendarLink,
} satisfies Shape;
export const createCalendarLink = {
  summary:
    'Creates a secret calendar address of the appointments for the caller, which replaces an earlier one. Only this response ' +
    'contains it.',
  response: newCalendarLink,
  status: 201,
} satisfies Shape;
export const removeCalendarLink = { summary: "Deletes the caller's secret calendar address.", status: 204 } satisfies Shape;
export const getCalendarFeed = {
  summary:
    'Returns the appointments of the last 30 and the next 60 days in iCalendar format, at the secret calendar address of a ' +
    'member of staff.',
  params: z.strictObject({ secret: z.string().describe('The secret of the address, followed by `.ics`.') }),
  responseType: 'text/calendar',
} satisfies Shape;
