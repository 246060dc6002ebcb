import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../locales/dashboard/en.json';
import { APPOINTMENT_PATH, appointmentSite, chosen, drive, openDrive, takes, week } from '../../testing/appointment-site.js';
import { press } from '../../testing/controls.js';
import { openAdmin } from '../../testing/open-admin.js';

const site = appointmentSite();

it('shows and marks the appointment that the address names', async () => {
  const shown: Element[] = [];
  Element.prototype.scrollIntoView = function () {
    shown.push(this);
  };
  openAdmin('?tab=appointments&day=2026-11-24&appointment=3');
  const button = await screen.findByRole('button', { name: /Layla Haddad/ });
  expect(shown).toEqual([button]);
  expect(button.className).toContain('marked');
});

describe('an appointment', () => {
  beforeEach(() => void openAdmin('?tab=appointments'));

  it('is confirmed', async () => {
    const dialog = await openDrive();
    expect(dialog.getByText('The customer gets an email about every change made here.')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(site.calls('POST', `${APPOINTMENT_PATH}/confirm`).map(({ body }) => body)).toEqual([{ version: 2 }]);
    expect(screen.getByText('The customer gets an email.')).toBeTruthy();
  });

  it('links to its request in the inbox', async () => {
    const dialog = await openDrive();
    expect(dialog.getByText(texts.audit.history)).toBeTruthy();
    expect(dialog.getByRole('link', { name: 'Open request TD-2026-00012' }).getAttribute('href')).toBe(
      '/admin?tab=inbox&request=test_drive-12',
    );
  });

  it('is moved to a free time; if that was taken meanwhile, says so and offers the nearest free times', async () => {
    const dialog = await openDrive();
    await dialog.findByRole('option', { name: /24/ });
    expect(dialog.getByText(/^Moving it also confirms the test drive/)).toBeTruthy();
    await userEvent.selectOptions(dialog.getByLabelText('Day'), '2026-11-24');
    await userEvent.selectOptions(dialog.getByLabelText('Time'), '18:00');
    takes(site, `POST ${APPOINTMENT_PATH}/move`);
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
    await dialog.findByText('This time is taken or blocked. Please choose another one.');
    const near = within(await dialog.findByRole('group', { name: 'Nearest free times' }));
    const offered = near.getAllByRole('button').map(({ textContent }) => textContent?.replaceAll('\u202f', ' '));
    expect(offered).toEqual(['Tue, 24 Nov · 5:30 PM', 'Wed, 25 Nov · 5:00 PM']);
    await waitFor(() => expect([chosen(dialog, 'Day'), chosen(dialog, 'Time')]).toEqual(['2026-11-24', '']));
    await waitFor(() => expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Move' }).disabled).toBe(true));
    await userEvent.click(near.getByRole('button', { name: /25 Nov/ }));
    expect([chosen(dialog, 'Day'), chosen(dialog, 'Time')]).toEqual(['2026-11-25', '17:00']);
    site.on(`POST ${APPOINTMENT_PATH}/move`, { body: { ...drive, version: 3 } });
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
    await screen.findByText('The test drive is confirmed, and its request counts as answered. The customer gets an email.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(site.calls('POST', `${APPOINTMENT_PATH}/move`).map(({ body }) => body)).toEqual([
      { date: '2026-11-24', time: '18:00', version: 2 },
      { date: '2026-11-25', time: '17:00', version: 2 },
    ]);
  });

  it('is cancelled with a reason', async () => {
    const dialog = await openDrive();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel the appointment' }));
    await dialog.findByText('Please enter a reason');
    await userEvent.type(dialog.getByLabelText('Reason'), 'Sold');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel the appointment' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(site.calls('POST', `${APPOINTMENT_PATH}/cancel`).map(({ body }) => body)).toEqual([{ reason: 'Sold', version: 2 }]);
  });
});

it('of a customer without an email address says so when it is opened and cancelled', async () => {
  site.on('GET /api/appointments', { body: { ...week, appointments: [{ ...drive, hasEmail: false }] } });
  openAdmin('?tab=appointments');
  const dialog = await openDrive();
  expect(dialog.getByText('No email address: please tell the customer about every change.')).toBeTruthy();
  await userEvent.type(dialog.getByLabelText('Reason'), 'Sold');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel the appointment' }));
  expect(await screen.findByText('No email address: please tell the customer.')).toBeTruthy();
});

it('creates a secret calendar URL, shows it once, and revokes it', async () => {
  let createdAt: string | null = null;
  site.on('GET /api/staff/calendar-link', () => ({ body: { createdAt } }));
  site.on('POST /api/staff/calendar-link', () => {
    createdAt = '2026-11-24T08:00:00.000Z';
    return { status: 201, body: { createdAt, path: '/api/calendar/abc.ics' } };
  });
  site.on('DELETE /api/staff/calendar-link', () => {
    createdAt = null;
    return { status: 204 };
  });
  openAdmin('?tab=appointments');
  await press('Create calendar link');
  await screen.findByText(/\/api\/calendar\/abc\.ics$/);
  await press('Close');
  await press('Remove the link');
  await screen.findByRole('button', { name: 'Create calendar link' });
  expect(site.calls('DELETE', '/api/staff/calendar-link')).toHaveLength(1);
});
