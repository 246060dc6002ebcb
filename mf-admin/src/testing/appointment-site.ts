import type { Appointment, AppointmentWeek } from '@dealership/contracts';
import { beforeEach } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminSite } from './admin-site.js';
import { type FakeSite, refusal } from './fake-site.js';
import { vehicle, vehicleList } from './vehicles.js';

/** A test drive that is to be confirmed. */
export const drive: Appointment = {
  id: 3,
  inquiryId: 12,
  reference: 'TD-2026-00012',
  version: 2,
  state: 'requested',
  date: '2026-11-21',
  time: '17:30',
  vehicleId: 7,
  vehicleName: '2024 Aurelio Vento',
  firstName: 'Layla',
  lastName: 'Haddad',
  phone: '+971501234567',
  hasEmail: true,
  reason: null,
};

const WEEK_DAYS = ['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'];

export const week: AppointmentWeek = {
  days: WEEK_DAYS.map((date) => ({ date, times: date === '2026-11-22' ? [] : ['17:30', '18:00'] })),
  appointments: [drive],
  blocks: [
    { id: 5, vehicleId: null, from: '2026-11-23T05:00:00.000Z', until: '2026-11-23T18:00:00.000Z', reason: 'Team meeting' },
  ],
  capacity: 2,
};

/** The path of the appointment `drive`. */
export const APPOINTMENT_PATH = '/api/appointments/3';
const NEAREST_TIMES = ['2026-11-24T17:30', '2026-11-25T17:00'];

/** Simulates that another user takes the time first. */
export const takes = (site: FakeSite, call: string) => {
  site.on(call, refusal('APPOINTMENT_TAKEN', { nearest: NEAREST_TIMES }));
  const days = NEAREST_TIMES.map((moment) => ({ date: moment.slice(0, 10), times: [moment.slice(11)] }));
  site.on('GET /api/test-drive/slots', { body: { days } });
};

export type Dialog = Pick<typeof screen, 'getByLabelText' | 'findByRole'>;

export const pickVehicle = async (dialog: Dialog) => {
  await userEvent.type(dialog.getByLabelText('Vehicle'), '7');
  await userEvent.click(await dialog.findByRole('option', { name: /Vento 7/ }));
};

export const chosen = (dialog: Dialog, label: string) => dialog.getByLabelText<HTMLSelectElement>(label).value;

/** Opens `drive`. */
export const openDrive = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /Layla Haddad/ }));
  return within(await screen.findByRole('dialog'));
};

/** A site with a week of test drives. */
export function appointmentSite(): FakeSite {
  const site = adminSite();
  beforeEach(() => {
    site.on('GET /api/appointments', { body: week });
    site.on('GET /api/test-drive/slots', { body: { days: [{ date: '2026-11-24', times: ['18:00'] }] } });
    site.on('GET /api/staff/calendar-link', { body: { createdAt: null } });
    site.on('GET /api/staff/vehicles', vehicleList([vehicle(7)]));
    for (const action of ['confirm', 'move', 'cancel'])
      site.on(`POST ${APPOINTMENT_PATH}/${action}`, { body: { ...drive, version: 3 } });
  });
  return site;
}
