import { z } from 'zod';
import type { Shape } from '../endpoint.js';
import { idParams } from '../fields/parameters.js';
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
  summary: 'The free times at which a vehicle can be driven, by day',
  query: z.strictObject({
    vehicleId: z.int32().positive(),
    booker: z
      .enum(['visitor', 'staff'])
      .optional()
      .describe('Staff see the times for which visitors give too little notice, too'),
  }),
  response: testDriveSlots,
} satisfies Shape;

export const getOwnAppointment = {
  summary: 'The appointment of the link of a letter, and the times to which it can be moved',
  query: ownAppointmentLink,
  response: ownAppointment,
} satisfies Shape;
export const moveOwnAppointment = {
  summary: "Move the appointment of a letter's link; leads to its page, which says whether the time was free",
  body: ownAppointmentMove,
  bodyExample: { token: 'the token of the link', at: '2026-12-02T17:30' },
  status: 303,
} satisfies Shape;
export const cancelOwnAppointment = {
  summary: "Cancel the appointment of a letter's link; leads to its page",
  body: ownAppointmentLink,
  status: 303,
} satisfies Shape;

export const getAppointmentWeek = {
  summary: 'Seven days with their appointments and blocked times',
  query: z.strictObject({ from: z.string().describe('The first day, YYYY-MM-DD, Asia/Dubai') }),
  response: appointmentWeek,
} satisfies Shape;
export const createAppointment = {
  summary: 'Enter a test drive for a customer who calls; it is confirmed at once',
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
  summary: 'Confirm an appointment',
  params: idParams,
  body: appointmentVersion,
  response: appointment,
} satisfies Shape;
export const moveAppointment = {
  summary: 'Move an appointment to a free time; it is confirmed then',
  params: idParams,
  body: appointmentMove,
  response: appointment,
} satisfies Shape;
export const cancelAppointment = {
  summary: 'Cancel an appointment; its time is free again',
  params: idParams,
  body: appointmentCancellation,
  bodyExample: { reason: 'The car is with the painter', version: 3 },
  response: appointment,
} satisfies Shape;
export const blockAppointments = {
  summary: 'Keep a time free of new appointments, of one vehicle or of all',
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
export const unblockAppointments = { summary: 'Open a blocked time again', params: idParams, status: 204 } satisfies Shape;

export const getCalendarLink = {
  summary: 'Since when the caller has a secret address of the appointments',
  response: calendarLink,
} satisfies Shape;
export const createCalendarLink = {
  summary:
    'Make a secret address of the appointments for the calendar of the caller; the one before is void. It is in this answer alone',
  response: newCalendarLink,
  status: 201,
} satisfies Shape;
export const removeCalendarLink = { summary: 'Take the secret address back', status: 204 } satisfies Shape;
export const getCalendarFeed = {
  summary: 'The appointments of the last 30 and the next 60 days as iCalendar, at the secret address of a member of staff',
  params: z.strictObject({ secret: z.string().describe('With `.ics`') }),
  responseType: 'text/calendar',
} satisfies Shape;
