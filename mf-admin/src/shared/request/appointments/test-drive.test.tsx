import type { InboxRequest } from '@dealership/contracts';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SESSION } from '../../../testing/admin-site.js';
import { press } from '../../../testing/controls.js';
import { refusal } from '../../../testing/fake-site.js';
import { anInboxRequest as request } from '../../../testing/inbox-request.js';
import { inboxPage, inboxRow, inboxSite, lead } from '../../../testing/inbox-site.js';
import { openAdmin } from '../../../testing/open-admin.js';

const site = inboxSite();

describe('a test drive', () => {
  const drive = (more: Partial<NonNullable<InboxRequest['appointment']>> = {}) =>
    request(1, {
      ...{ id: 'test_drive-1', kind: 'test_drive', about: {}, car: { id: 7, upcoming: false } },
      ...{ answeredAt: '2026-03-04T20:40:00.000Z', waitingSince: '2026-03-04T21:00:00.000Z' },
      appointment: { id: 3, version: 2, state: 'requested', date: '2026-12-05', time: '19:00', ...more },
    });

  beforeEach(() => {
    site.on('GET /api/inbox', inboxPage([drive()]));
    site.on('GET /api/inbox/test_drive-1', { body: drive() });
    site.on('GET /api/inbox/test_drive-1/messages', { body: [] });
    site.on('GET /api/inbox/test_drive-1/emails', { body: [] });
    site.on('GET /api/inbox/test_drive-1/same-person', { body: [] });
    const entry = { ...lead(1), vehicleId: 7, date: '2026-12-01', time: '10:00', message: null };
    site.on('GET /api/test-drive-requests', { body: { items: [entry], total: 1, page: 1, pageSize: 1 } });
    site.on('GET /api/vehicles/7', refusal('VEHICLE_NOT_FOUND'));
    site.on('POST /api/appointments/3/confirm', { body: {} });
  });

  it('shows the requested time, which has since been moved, in words', async () => {
    openAdmin('?tab=inbox&request=test_drive-1');
    expect((await screen.findByText('Day')).nextSibling?.textContent).toBe('Tuesday, 1 December 2026');
    expect(screen.getByText('Time').nextSibling?.textContent).toMatch(/^10:00\sAM$/);
    expect(screen.queryByText('Vehicle no.')).toBeNull();
  });

  it('does not repeat the time of its appointment', async () => {
    const kept = drive({ date: '2026-12-01', time: '10:00' });
    site.on('GET /api/inbox/test_drive-1', { body: kept });
    openAdmin('?tab=inbox&request=test_drive-1');
    const shown = within(await screen.findByRole('region', { name: 'Appointment' }));
    expect(shown.getByText(/1 December/)).toBeTruthy();
    for (const label of ['Day', 'Time']) expect(screen.queryByText(label)).toBeNull();
  });

  it('shows its time and status in its row, and no journey', async () => {
    openAdmin('?tab=inbox');
    const first = within(await inboxRow('Sara Marri 1'));
    expect(first.getByText('To be confirmed').parentElement?.textContent).toMatch(/5 Dec, 7:00\sPM$/);
    expect(first.queryByText('A step of the journey is late')).toBeNull();
  });

  it('says that the customer cancelled it, which nobody can have confirmed', async () => {
    const cancelled = drive({ state: 'cancelled', byCustomer: true });
    site.on('GET /api/inbox', inboxPage([cancelled]));
    site.on('GET /api/inbox/test_drive-1', { body: cancelled });
    openAdmin('?tab=inbox&request=test_drive-1');
    expect(within(await inboxRow('Sara Marri 1')).getByText('Cancelled by the customer')).toBeTruthy();
    const work = within(await screen.findByRole('region', { name: 'Work on this request' }));
    expect(work.getByRole('button', { name: 'Call made' })).toBeTruthy();
    expect(work.queryByRole('button', { name: 'Appointment confirmed' })).toBeNull();
  });

  it('shows its current time, is confirmed there, and links to its week', async () => {
    openAdmin('?tab=inbox&request=test_drive-1');
    const shown = within(await screen.findByRole('region', { name: 'Appointment' }));
    expect(shown.getByText(/5 December/)).toBeTruthy();
    expect(shown.getByRole('link').getAttribute('href')).toBe('/admin?tab=appointments&day=2026-12-05&appointment=3');
    site.on('GET /api/inbox/test_drive-1', { body: drive({ state: 'confirmed', version: 3 }) });
    const work = within(screen.getByRole('region', { name: 'Work on this request' }));
    expect(work.queryByRole('button', { name: 'Appointment confirmed' })).toBeNull();
    const primary = [...document.querySelectorAll('.ant-drawer .ant-btn-primary')];
    expect(primary.map(({ textContent }) => textContent)).toEqual(['Reply']);
    await userEvent.click(shown.getByRole('button', { name: 'Confirm' }));
    await shown.findByText('Confirmed');
    expect(site.calls('POST', '/api/appointments/3/confirm').map(({ body }) => body)).toEqual([{ version: 2 }]);
    const left = shown.getAllByRole('button').map(({ textContent }) => textContent);
    expect(left).toEqual(['Move', 'Cancel the appointment']);
    expect(work.getByRole('button', { name: 'Appointment confirmed' })).toBeTruthy();
  });

  it.each([
    ['sara1@example.com', 'The customer gets an email.'],
    [null, 'No email address: please tell the customer.'],
  ])('tells, when it is confirmed, whether the customer hears of it: %s', async (email, told) => {
    site.on('GET /api/inbox/test_drive-1', { body: { ...drive(), email } });
    openAdmin('?tab=inbox&request=test_drive-1');
    await press('Confirm');
    expect(await screen.findByText(told)).toBeTruthy();
  });

  /** The dialog above the drawer, by one of its parts. */
  const dialogWith = async (part: string) => {
    const region = await screen.findByRole('region', { name: part });
    return within(region.closest('[role=dialog]') as HTMLElement);
  };

  it('is moved in the request, beginning with the day that it has', async () => {
    const days = [
      { date: '2026-12-04', times: ['18:00'] },
      { date: '2026-12-05', times: ['20:00'] },
    ];
    site.on('GET /api/test-drive/slots', { body: { days } });
    site.on('POST /api/appointments/3/move', { body: {} });
    openAdmin('?tab=inbox&request=test_drive-1');
    await press('Move');
    const dialog = await dialogWith('Move to another time');
    expect(dialog.getByText('The customer gets an email about every change made here.')).toBeTruthy();
    expect(dialog.queryByRole('region', { name: 'Cancel' })).toBeNull();
    await dialog.findByRole('option', { name: /4 Dec/ });
    expect(dialog.getByLabelText<HTMLSelectElement>('Day').value).toBe('2026-12-05');
    await userEvent.selectOptions(dialog.getByLabelText('Time'), '20:00');
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
    await screen.findByText('The appointment was moved');
    const [moved] = site.calls('POST', '/api/appointments/3/move');
    expect(moved?.body).toEqual({ date: '2026-12-05', time: '20:00', version: 2 });
  });

  it('is cancelled in the request', async () => {
    site.on('POST /api/appointments/3/cancel', { body: {} });
    openAdmin('?tab=inbox&request=test_drive-1');
    await press('Cancel the appointment');
    const dialog = await dialogWith('Cancel');
    await userEvent.type(dialog.getByLabelText('Reason'), 'Sold');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel the appointment' }));
    await screen.findByText('The appointment was cancelled');
    expect(site.calls('POST', '/api/appointments/3/cancel')[0]?.body).toEqual({ reason: 'Sold', version: 2 });
  });

  it('is booked anew once its time was cancelled, not before', async () => {
    openAdmin('?tab=inbox&request=test_drive-1');
    const work = within(await screen.findByRole('region', { name: 'Work on this request' }));
    expect(work.queryByRole('link', { name: 'Book a test drive' })).toBeNull();
    site.on('GET /api/inbox/test_drive-1', { body: drive({ state: 'cancelled', version: 3 }) });
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    const book = await work.findByRole('link', { name: 'Book a test drive' });
    expect(book.getAttribute('href')).toBe('/admin?tab=appointments&drive=test_drive-1');
  });

  it('names the time that spam frees, and that undoing it takes again', async () => {
    site.on('PUT /api/inbox/test_drive-1', ({ body }) => {
      const state = body.state === 'spam' ? 'cancelled' : 'requested';
      return { body: { ...drive({ state }), state: body.state, version: Number(body.version) + 1 } };
    });
    openAdmin('?tab=inbox&request=test_drive-1');
    await press('Mark as spam');
    await screen.findByText(/^Test drive cancelled, no email is sent: Saturday/);
    await press('Undo');
    await screen.findByText(/^The test drive stands again: Saturday/);
  });

  it('that spam freed asks for a new time if it could not be restored', async () => {
    const freed = { ...drive({ state: 'cancelled', date: '2099-03-07' }), state: 'spam' as const };
    site.on('GET /api/inbox/test_drive-1', { body: freed });
    site.on('PUT /api/inbox/test_drive-1', { body: { ...freed, state: 'new', version: freed.version + 1 } });
    openAdmin('?tab=inbox&request=test_drive-1');
    await press('Not spam');
    await screen.findByText(/^The test drive stays cancelled\. Agree on a time with the customer: Saturday/);
  });

  it('is not confirmed by a role that only reads', async () => {
    site.on('GET /api/admin/session', { body: { ...SESSION, role: 'viewer' } });
    openAdmin('?tab=inbox&request=test_drive-1');
    const shown = within(await screen.findByRole('region', { name: 'Appointment' }));
    expect(shown.queryByRole('button')).toBeNull();
  });
});
