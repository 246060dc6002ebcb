import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../../locales/dashboard/en.json';
import { appointmentSite, drive, pickVehicle, week } from '../../../testing/appointment-site.js';
import { press } from '../../../testing/controls.js';
import { refusal } from '../../../testing/fake-site.js';
import { openAdmin } from '../../../testing/open-admin.js';
import { proposedBlock } from '../appointments-api.js';

const site = appointmentSite();

it.each([
  ['a day to come', '2026-11-28', '2026-11-24T06:20:00Z', '2026-11-28T09:00'],
  ['today', '2026-11-24', '2026-11-24T06:20:00Z', '2026-11-24T11:00'],
  ['today before it opens', '2026-11-24', '2026-11-24T02:00:00Z', '2026-11-24T09:00'],
  ['a day that is past', '2026-11-21', '2026-11-24T06:20:00Z', '2026-11-24T11:00'],
  ['an evening', '2026-11-21', '2026-11-24T17:30:00Z', '2026-11-25T09:00'],
])('suggests blocking the rest of %s', (_what, day, now, expected) => {
  const { date, time, untilDate, untilTime } = proposedBlock(day, new Date(now));
  expect([`${date}T${time}`, `${untilDate}T${untilTime}`]).toEqual([expected, `${expected.slice(0, 10)}T22:00`]);
});

it('blocks a time, and unblocks it', async () => {
  site.on('POST /api/appointment-blocks', { status: 201, body: { ...week.blocks[0], id: 6 } });
  site.on('DELETE /api/appointment-blocks/5', { status: 204 });
  openAdmin('?tab=appointments');
  await press('Open again: Team meeting');
  await waitFor(() => expect(site.calls('DELETE', '/api/appointment-blocks/5')).toHaveLength(1));
  await press('Block a time');
  const dialog = within(await screen.findByRole('dialog'));
  await pickVehicle(dialog);
  await userEvent.type(dialog.getByLabelText('Reason'), 'At the painter');
  await userEvent.click(dialog.getByRole('button', { name: 'Block' }));
  await waitFor(() => expect(site.calls('POST', '/api/appointment-blocks')).toHaveLength(1));
  const { date, time, ...block } =
    site.calls('POST', '/api/appointment-blocks').map(({ body }) => body as Record<string, string>)[0] ?? {};
  expect(block).toEqual({ untilDate: date, untilTime: '22:00', vehicleId: 7, reason: 'At the painter' });
  expect(`${date}T${time}` >= '2026-11-21T09:00').toBe(true);
});

describe('a time with an appointment in it', () => {
  const { id, date, time, firstName, lastName, vehicleId, vehicleName } = drive;
  const bodies = () => site.calls('POST', '/api/appointment-blocks').map(({ body }) => body as Record<string, unknown>);
  let dialog: ReturnType<typeof within>;

  beforeEach(async () => {
    const booked = [{ id, date, time, firstName, lastName, vehicleId, vehicleName }];
    site.on('POST /api/appointment-blocks', ({ body }) =>
      (body as { confirmed?: boolean }).confirmed
        ? { status: 201, body: { ...week.blocks[0], id: 6 } }
        : refusal('APPOINTMENTS_IN_BLOCK', { booked }),
    );
    openAdmin('?tab=appointments');
    await press('Block a time');
    dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Reason'), 'Team meeting');
    await userEvent.click(dialog.getByRole('button', { name: 'Block' }));
    await dialog.findByText('Appointments in this time: 1');
  });

  it('is blocked only after its appointments were named', async () => {
    const [named] = dialog
      .getAllByRole('listitem')
      .map(({ textContent }: HTMLElement) => textContent?.replaceAll(/[\u00a0\u202f]/g, ' '));
    expect(named).toBe('Saturday, 21 November at 5:30 PM Layla Haddad 2024 Aurelio Vento');
    expect(screen.queryByText(texts.appointment.failed)).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Block anyway' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodies().map(({ confirmed }) => confirmed)).toEqual([undefined, true]);
  });

  it('is asked about again when the time has changed', async () => {
    fireEvent.change(dialog.getByLabelText('Until time'), { target: { value: '23:00' } });
    await userEvent.click(await dialog.findByRole('button', { name: 'Block' }));
    await waitFor(() => expect(bodies().map(({ confirmed }) => confirmed)).toEqual([undefined, undefined]));
  });
});

it('moves the last day to be blocked along with the first', async () => {
  openAdmin('?tab=appointments');
  await press('Block a time');
  const dialog = within(await screen.findByRole('dialog'));
  const until = dialog.getByLabelText<HTMLInputElement>('Until day');
  fireEvent.change(dialog.getByLabelText('From day'), { target: { value: '2027-03-02' } });
  expect(until.value).toBe('2027-03-02');
  fireEvent.change(dialog.getByLabelText('From day'), { target: { value: '2027-03-01' } });
  expect(until.value).toBe('2027-03-02');
});
