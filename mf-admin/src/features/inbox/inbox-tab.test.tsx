import { dubaiDay, dubaiTime, type InboxRequest } from '@dealership/contracts';
import { renderWithProviders } from '@dealership/ui-kit/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../locales/dashboard/en.json';
import { TimeLeft } from '../../shared/request/time-left.js';
import { adminSite, SESSION } from '../../testing/admin-site.js';
import { field, press } from '../../testing/controls.js';
import { refusal } from '../../testing/fake-site.js';
import { anInboxRequest as request } from '../../testing/inbox-request.js';
import { addressBar, openAdmin } from '../../testing/open-admin.js';
import { vehicle } from '../../testing/vehicles.js';

const site = adminSite();

const { about: _, ...sent } = request(1);
const lead = (number: number) => ({
  ...sent,
  ...request(number),
  id: number,
  status: 'new',
  website: null,
  notes: [],
  subject: 'inventory',
  message: 'Any coupé?',
});

const page = (items: InboxRequest[], more: object = {}) => ({ body: { pinned: [], items, next: null, ...more } });
const row = async (name: string) => (await screen.findByRole('button', { name })).closest('tr') as HTMLElement;
const sentChanges = () => site.calls('PUT', '/api/inbox/contact-1').map(({ body }) => body);

beforeEach(() => {
  site.on('GET /api/inbox', page([request(1), request(2, { state: 'waiting', ownerId: 7, tags: ['vip'] })]));
  site.on('GET /api/inbox-tags', { body: ['vip'] });
  site.on('GET /api/inbox/contact-1', { body: request(1) });
  site.on('GET /api/inbox/contact-2', { body: request(2) });
  site.on('GET /api/staff-colleagues', {
    body: [
      { id: 1, name: 'Owner' },
      { id: 7, name: 'Huda' },
    ],
  });
  site.on('GET /api/inbox/contact-1/same-person', { body: [request(2, { kind: 'import', id: 'import-2', state: 'won' })] });
  site.on('GET /api/inbox/contact-2/same-person', { body: [] });
  site.on('GET /api/inbox/contact-1/messages', { body: [] });
  site.on('GET /api/inbox/contact-1/emails', { body: [] });
  site.on('GET /api/inbox/contact-2/messages', { body: [] });
  site.on('GET /api/inbox/contact-2/emails', { body: [] });
  site.on('GET /api/audit/inquiries', { body: { items: [], total: 0, page: 1, pageSize: 50 } });
  site.on('GET /api/contact-messages', ({ query }) => {
    const number = Number(query.get('q')?.slice(1));
    return { body: { items: number ? [lead(number)] : [], total: 1, page: 1, pageSize: 1 } };
  });
});

it("shows each request's sender, subject, assignee and state", async () => {
  openAdmin('?tab=inbox');
  const first = await row('Sara Marri 1');
  expect(within(first).getByText('CM-2026-00001')).toBeTruthy();
  expect(within(first).getByText('Our inventory')).toBeTruthy();
  const second = await row('Sara Marri 2');
  expect(await within(second).findByText('Huda')).toBeTruthy();
  expect(within(second).getByText('Waiting for customer')).toBeTruthy();
  expect(within(second).getByText('vip')).toBeTruthy();
});

it('previews the latest message of a request, and opens the request from anywhere in its row', async () => {
  const preview = { direction: 'out', text: 'It is still here.' } as const;
  site.on('GET /api/inbox', page([request(1, { preview }), request(2, { preview: { ...preview, direction: 'in' } })]));
  openAdmin('?tab=inbox');
  const words = within(await row('Sara Marri 1')).getByText('It is still here.');
  expect(words.parentElement?.textContent).toBe('Replied: It is still here.');
  expect(within(await row('Sara Marri 2')).getByText('It is still here.').parentElement?.textContent).toBe('It is still here.');
  await userEvent.click(words);
  await waitFor(() => expect(addressBar()).toContain('request=contact-1'));
  expect(await screen.findByText('Any coupé?')).toBeTruthy();
});

it('does not open a request when the name of the file in its row is followed', async () => {
  site.on('GET /api/inbox/contact-1/person', refusal('REQUEST_NOT_FOUND'));
  openAdmin('?tab=inbox');
  fireEvent.click(await screen.findByRole('link', { name: 'Customer history of Sara Marri 1' }));
  await waitFor(() => expect(addressBar()).toContain('person=contact-1'));
  expect(addressBar()).not.toContain('request=');
});

it('says that a customer whom the address names is not known, instead of showing the whole list', async () => {
  openAdmin('?tab=inbox&person=message-1');
  await screen.findByText('This request does not exist any more.');
  expect(screen.queryByRole('button', { name: 'Sara Marri 1' })).toBeNull();
});

it('offers views only once it is known whether there are colleagues', async () => {
  let answer: (colleagues: object) => void = () => undefined;
  site.on('GET /api/staff-colleagues', () => new Promise((resolve) => (answer = resolve)));
  openAdmin('?tab=inbox');
  await row('Sara Marri 1');
  expect(screen.queryByText('Mine')).toBeNull();
  expect(screen.queryByText('To answer')).toBeNull();
  answer({
    body: [
      { id: 1, name: 'Owner' },
      { id: 7, name: 'Huda' },
    ],
  });
  for (const view of ['Mine', 'To answer']) expect(await screen.findByText(view)).toBeTruthy();
});

it('shows an undelivered reply, and does not count it as an answer', async () => {
  const lost = { state: 'answered', answeredAt: '2026-03-05T10:30:00.000Z', waitingSince: '2026-03-05T11:00:00.000Z' } as const;
  const one = request(1, { ...lost, undeliveredAt: '2026-03-05T11:00:00.000Z' });
  site.on('GET /api/inbox', page([one]));
  site.on('GET /api/inbox/contact-1', { body: one });
  openAdmin('?tab=inbox&request=contact-1');
  // The text appears in the list and in the drawer beside it.
  await waitFor(() => expect(screen.getAllByText(/^Reply did not arrive \(.*\)$/)).toHaveLength(2));
  expect(screen.queryByText('A step of the journey is late')).toBeNull();
  expect(screen.queryByText(/^First answer/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Call made' })).toBeTruthy();
});

describe('the deadline', () => {
  const shown = (remainingMinutes: number, days: number) => {
    const dueAt = dubaiTime(dubaiDay(new Date(), days), '17:30').toISOString();
    renderWithProviders(<TimeLeft request={request(1, { remainingMinutes, dueAt })} />, { namespace: 'dashboard', texts });
    return screen.getByTitle(/./);
  };

  it.each([
    [45, '45 min left'],
    [600, '10 h left'],
    [-125, 'Late by 2 h 5 min'],
  ])('of today, with %i minutes of opening hours left, is shown as %s', (remainingMinutes, text) => {
    expect(shown(remainingMinutes, 0).textContent?.trim()).toBe(text);
  });

  it.each([775, 90])('of a later day is shown as the moment, with %i minutes of opening hours left', (remainingMinutes) => {
    const tag = shown(remainingMinutes, 1);
    expect(tag.textContent?.trim()).toMatch(/^by\s\d+\s\w{3}.*5:30\sPM$/);
    expect(tag.title).toBe(remainingMinutes === 90 ? '1 h 30 min left' : '12 h 55 min left');
  });

  it('that has passed is shown as the time that has passed since', () => {
    expect(shown(-60, -1).textContent?.trim()).toBe('Late by 1 h');
  });
});

it('shows one state in a row: that the customer wrote since, not that the request was answered', async () => {
  const answered = { state: 'answered', answer: 'call', answeredAt: '2026-03-05T10:30:00.000Z' } as const;
  const wrote = request(2, { ...answered, customerRepliedAt: '2026-03-06T10:30:00.000Z' });
  site.on('GET /api/inbox', page([request(1, { ...answered, remainingMinutes: null }), wrote]));
  openAdmin('?tab=inbox');
  const rowOf = async (name: string) => (await screen.findByRole('button', { name })).closest('tr') as HTMLElement;
  const row = within(await rowOf('Sara Marri 2'));
  expect(row.getAllByText(/^Customer wrote/).map(({ textContent }) => textContent)).toEqual(['Customer wrote']);
  expect(row.getByText('2 h 10 min left')).toBeTruthy();
  expect(row.queryByText(/answered/i)).toBeNull();
  expect(within(await rowOf('Sara Marri 1')).getByText('Answered')).toBeTruthy();
});

it('offers to record the answer when a state change ended the wait', async () => {
  site.on('GET /api/inbox/contact-1', { body: request(1, { state: 'answered', answeredAt: '2026-03-05T10:30:00.000Z' }) });
  openAdmin('?tab=inbox&request=contact-1');
  expect(await screen.findByRole('button', { name: 'Call made' })).toBeTruthy();
});

it.each([
  [undefined, 1],
  ['visit', 0],
])('says that no answer is recorded only of what customers sent themselves: %s', async (channel, count) => {
  site.on('GET /api/inbox/contact-1', { body: request(1, { state: 'won', answeredAt: '2026-03-05T10:30:00.000Z' }) });
  site.on('GET /api/contact-messages', { body: { items: [{ ...lead(1), channel }], total: 1, page: 1, pageSize: 1 } });
  openAdmin('?tab=inbox&request=contact-1');
  await screen.findByRole('button', { name: 'Call made' });
  expect(screen.queryAllByText(/^No answer recorded/)).toHaveLength(count);
});

it('says that a request does not exist any more, and leads back to the list', async () => {
  site.on('GET /api/inbox/contact-9999', refusal('REQUEST_NOT_FOUND'));
  openAdmin('?tab=inbox&request=contact-9999');
  const dialog = within(await screen.findByRole('dialog', { name: 'Request not found' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('does not exist any more');
  expect(dialog.queryByRole('button', { name: 'Try again' })).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Back to the list' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('shows an error when submissions cannot be loaded', async () => {
  site.on('GET /api/contact-messages', refusal('REQUEST_NOT_FOUND'));
  openAdmin('?tab=inbox&request=contact-1');
  const dialog = within(await screen.findByRole('dialog'));
  expect((await dialog.findByRole('alert')).textContent).toContain('does not exist any more');
});

it('reads its filters from the URL, and writes them to it', async () => {
  openAdmin('?tab=inbox&view=mine&kind=import&tag=vip');
  await screen.findByRole('button', { name: 'Sara Marri 1' });
  const asked = () => Object.fromEntries(site.calls('GET', '/api/inbox').at(-1)?.query ?? []);
  expect(asked()).toEqual({ view: 'mine', kind: 'import', tag: 'vip', pageSize: '25' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Lost');
  await userEvent.click(screen.getByRole('radio', { name: 'To answer' }));
  await waitFor(() => expect(asked()).toEqual({ view: 'unanswered', kind: 'import', tag: 'vip', state: 'lost', pageSize: '25' }));
  expect(addressBar()).toContain('view=unanswered');
});

it('lists the requests about a vehicle, named among the filters, until all are chosen', async () => {
  site.on('GET /api/vehicles/by-id', { body: [vehicle(7)] });
  openAdmin('?tab=inbox&vehicle=7');
  await row('Sara Marri 1');
  const asked = () => site.calls('GET', '/api/inbox').at(-1)?.query.get('vehicle');
  expect(asked()).toBe('7');
  const filter = await screen.findByRole('combobox', { name: 'Vehicle' });
  await within(filter).findByRole('option', { name: '2024 Aurelio Vento 7', selected: true });
  await userEvent.selectOptions(filter, 'All vehicles');
  await waitFor(() => expect(asked()).toBeNull());
  expect(screen.queryByRole('combobox', { name: 'Vehicle' })).toBeNull();
});

it('opens saved links to the view of unanswered requests by its former name', async () => {
  openAdmin('?tab=inbox&view=waiting');
  expect(await screen.findByRole('radio', { name: 'To answer', checked: true })).toBeTruthy();
});

it('pages forwards and back to the first', async () => {
  site.on('GET /api/inbox', ({ query }) => (query.has('cursor') ? page([request(3)]) : page([request(1)], { next: 'abc' })));
  openAdmin('?tab=inbox');
  await press('Next page');
  await row('Sara Marri 3');
  await press('First page');
  await row('Sara Marri 1');
});

it('keeps a request open that was opened while the search was debouncing', async () => {
  openAdmin('?tab=inbox');
  const name = await screen.findByRole('button', { name: 'Sara Marri 1' });
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'marri' } });
  fireEvent.click(name);
  await waitFor(() => expect(addressBar()).toContain('q=marri'));
  expect(addressBar()).toContain('request=contact-1');
});

it.each([
  ['', /^Reminder .*2026, 9:00\sAM$/],
  ['Call again', /^Reminder .*2026, 9:00\sAM · Call again$/],
])('shows a reminder with its note, if there is one: %j', async (note, text) => {
  site.on('GET /api/inbox', page([request(1, { reminder: { at: '2026-12-01T05:00:00.000Z', note } })]));
  openAdmin('?tab=inbox');
  expect(within(await row('Sara Marri 1')).getByText(/^Reminder/).textContent).toMatch(text);
});

it('names a customer who was entered with a journey by it', async () => {
  site.on('GET /api/inbox', page([request(1, { about: {} })]));
  openAdmin('?tab=inbox');
  const first = within(await row('Sara Marri 1'));
  expect(first.getByText(/^Journey page/)).toBeTruthy();
  expect(first.queryByText('Customer message')).toBeNull();
});

describe('a test drive', () => {
  const drive = (more: Partial<NonNullable<InboxRequest['appointment']>> = {}) =>
    request(1, {
      ...{ id: 'test_drive-1', kind: 'test_drive', about: {}, car: { id: 7, upcoming: false } },
      ...{ answeredAt: '2026-03-04T20:40:00.000Z', waitingSince: '2026-03-04T21:00:00.000Z' },
      appointment: { id: 3, version: 2, state: 'requested', date: '2026-12-05', time: '19:00', ...more },
    });

  beforeEach(() => {
    site.on('GET /api/inbox', page([drive()]));
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
    const first = within(await row('Sara Marri 1'));
    expect(first.getByText('To be confirmed').parentElement?.textContent).toMatch(/5 Dec, 7:00\sPM$/);
    expect(first.queryByText('A step of the journey is late')).toBeNull();
  });

  it('says that the customer cancelled it, which nobody can have confirmed', async () => {
    const cancelled = drive({ state: 'cancelled', byCustomer: true });
    site.on('GET /api/inbox', page([cancelled]));
    site.on('GET /api/inbox/test_drive-1', { body: cancelled });
    openAdmin('?tab=inbox&request=test_drive-1');
    expect(within(await row('Sara Marri 1')).getByText('Cancelled by the customer')).toBeTruthy();
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

describe('a request', () => {
  const open = async () => {
    openAdmin('?tab=inbox&request=contact-1');
    await screen.findByText('Any coupé?');
    await screen.findByRole('option', { name: 'Huda' });
  };

  it('has its own URL, and shows everything that was sent', async () => {
    await open();
    expect(within(screen.getByRole('dialog')).getByText('Our inventory')).toBeTruthy();
    expect(addressBar()).toContain('request=contact-1');
    const same = within(await screen.findByRole('region', { name: 'Same person or phone number' }));
    expect(same.getByRole('listitem').textContent).toMatch(/Sara Marri 2\s· same phone number/);
    await press('Import request IM-2026-00002');
    await waitFor(() => expect(addressBar()).toContain('request=import-2'));
  });

  it('lists the latest three other requests, and links the rest and spam', async () => {
    const others = [2, 3, 4, 5].map((number) => request(number));
    site.on('GET /api/inbox/contact-1/same-person', { body: [...others, request(6, { state: 'spam' })] });
    await open();
    const same = within(await screen.findByRole('region', { name: 'Same person or phone number' }));
    expect(same.getAllByRole('listitem')).toHaveLength(3);
    expect(same.getByRole('link', { name: '1 more in the customer history' })).toBeTruthy();
    expect(same.getByRole('link', { name: '1 in spam' }).getAttribute('href')).toContain('state=spam');
  });

  it('that cannot be read shows what the list knows, and is read again on demand', async () => {
    site.on('GET /api/inbox', page([request(1, { preview: { direction: 'in', text: 'Any coupé?' } })]));
    site.on('GET /api/inbox/contact-1', refusal('REQUEST_NOT_FOUND'));
    openAdmin('?tab=inbox');
    await userEvent.click(await screen.findByRole('button', { name: 'Sara Marri 1' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Sara Marri 1' }));
    await drawer.findByText('This could not be loaded');
    expect(drawer.getByText('Any coupé?')).toBeTruthy();
    site.on('GET /api/inbox/contact-1', { body: request(1) });
    await press('Try again');
    await drawer.findByRole('region', { name: 'Work on this request' });
  });

  it('is assigned, and answered', async () => {
    site.on('PUT /api/inbox/contact-1', ({ body }) => ({ body: request(1, { ...body, version: 2 }) }));
    await open();
    await userEvent.selectOptions(field('Assigned to'), 'Huda');
    await screen.findByText('Saved');
    expect(sentChanges()).toEqual([{ ownerId: 7, version: 1 }]);
    site.on('GET /api/inbox/contact-1', { body: request(1, { state: 'answered', version: 3 }) });
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Call made' }).disabled).toBe(false));
    await press('Call made');
    await waitFor(() => expect(sentChanges().at(-1)).toMatchObject({ answer: 'call' }));
  });

  it('is lost after a reason was given', async () => {
    site.on('PUT /api/inbox/contact-1', { body: request(1, { state: 'lost', lostReason: 'Too dear', version: 2 }) });
    await open();
    const states = within(screen.getByRole('region', { name: 'Work on this request' })).getByRole('combobox', { name: 'State' });
    await userEvent.selectOptions(states, 'Lost');
    expect(sentChanges()).toEqual([]);
    await waitFor(() => expect(document.activeElement).toBe(field('Why it was lost')));
    await userEvent.selectOptions(field('Why it was lost'), 'Another reason');
    await userEvent.type(field('Another reason'), 'Too dear');
    await press('Mark as lost');
    await waitFor(() => expect(sentChanges()).toEqual([{ state: 'lost', lostReason: 'Too dear', version: 1 }]));
  });

  it('is lost for one of the usual reasons, which is stored in English and shown in the language of staff', async () => {
    const reason = { state: 'lost', lostReason: 'Too expensive' } as const;
    site.on('PUT /api/inbox/contact-1', () => {
      site.on('GET /api/inbox/contact-1', { body: request(1, { ...reason, version: 2 }) });
      return { body: request(1, { ...reason, version: 2 }) };
    });
    openAdmin('?tab=inbox&request=contact-1', 'ar');
    const work = within(await screen.findByRole('region', { name: 'متابعة الطلب' }));
    await userEvent.selectOptions(work.getByRole('combobox', { name: 'الحالة' }), 'لم يتم البيع');
    await userEvent.selectOptions(field('سبب عدم البيع'), 'السعر مرتفع');
    await press('إغلاق الطلب دون بيع');
    await waitFor(() => expect(sentChanges()).toEqual([{ ...reason, version: 1 }]));
    expect((await work.findByRole('status')).textContent).toBe('السعر مرتفع');
  });

  it('opens the form of a reminder below what opens it, with its title', async () => {
    await open();
    await press('Set a reminder');
    const form = screen.getByRole('group', { name: 'Set a reminder' });
    const opener = screen.getByRole('button', { name: 'Set a reminder', expanded: true });
    expect(opener.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const [save, cancel] = ['Save', 'Cancel'].map((name) => within(form).getByRole('button', { name }));
    expect(save?.parentElement).toBe(cancel?.parentElement);
  });

  it('offers no confirmation of an appointment as an answer to a message', async () => {
    await open();
    const answers = within(screen.getByRole('group', { name: 'Answered in another way?' })).getAllByRole('button');
    expect(answers.map(({ textContent }) => textContent)).toEqual(['Reply sent', 'Call made']);
  });

  it('reminds at the showroom’s time', async () => {
    site.on('PUT /api/inbox/contact-1', { body: request(1, { version: 2 }) });
    await open();
    await press('Set a reminder');
    fireEvent.change(field('Remind on'), { target: { value: '2026-12-01T10:30' } });
    await userEvent.type(field('What to do'), 'Call again');
    await press('Save');
    const reminder = { at: '2026-12-01T10:30:00+04:00', note: 'Call again' };
    await waitFor(() => expect(sentChanges()).toEqual([{ reminder, version: 1 }]));
  });

  it('reminds at a usual moment, of what was typed before or after it was chosen, until that is undone', async () => {
    site.on('PUT /api/inbox/contact-1', ({ body }) => ({ body: request(1, { ...body, version: Number(body.version) + 1 }) }));
    await open();
    await press('Set a reminder');
    await userEvent.click(screen.getByRole('button', { name: /^Tomorrow 9:00/ }));
    expect([sentChanges(), document.activeElement]).toEqual([[], field('What to do')]);
    await userEvent.type(field('What to do'), 'Call');
    await press('Save');
    await press('Undo');
    const reminder = { at: `${dubaiDay(new Date(), 1)}T09:00:00+04:00`, note: 'Call' };
    await waitFor(() =>
      expect(sentChanges()).toEqual([
        { reminder, version: 1 },
        { reminder: null, version: 2 },
      ]),
    );
  });

  it('reminds next week on a Monday', async () => {
    site.on('PUT /api/inbox/contact-1', { body: request(1, { version: 2 }) });
    await open();
    await press('Set a reminder');
    await press('Next week');
    await press('Save');
    const days = [1, 2, 3, 4, 5, 6, 7].map((ahead) => dubaiDay(new Date(), ahead));
    const monday = days.find((day) => new Date(day).getUTCDay() === 1);
    const reminder = { at: `${monday}T09:00:00+04:00`, note: '' };
    await waitFor(() => expect(sentChanges()).toEqual([{ reminder, version: 1 }]));
  });

  it('that is marked as spam can be put back, with the wait that this ended', async () => {
    const wait = { waitingSince: '2026-03-04T20:30:00.000Z', customerRepliedAt: null, undeliveredAt: null };
    site.on('GET /api/inbox/contact-1', { body: request(1, { ...wait, state: 'answered' }) });
    site.on('PUT /api/inbox/contact-1', ({ body: { wait: _, ...change } }) => ({
      body: request(1, { ...change, version: Number(change.version) + 1 }),
    }));
    await open();
    await press('Mark as spam');
    await screen.findByText('Sara Marri 1: moved to “Spam”');
    await press('Undo');
    await waitFor(() =>
      expect(sentChanges()).toEqual([
        { state: 'spam', version: 1 },
        { state: 'answered', wait, version: 2 },
      ]),
    );
  });

  it.each([
    ['its history says', [{ state: 'spam' }, { state: 'waiting' }], {}, 'waiting'],
    ['its answer suggests', [], { answer: 'call' }, 'answered'],
    ['is that of a new request', [], {}, 'new'],
  ] as const)('that is not spam returns to the state that %s', async (_what, [after, before], more, state) => {
    const entry = { id: 1, at: '2026-03-04T20:30:00.000Z', sessionId: 'x', personId: 1, personName: 'Owner', address: null };
    const items = after
      ? [{ ...entry, action: 'update', entity: 'contact-messages', entityId: 1, reference: null, before, after }]
      : [];
    site.on('GET /api/audit/inquiries', { body: { items, total: items.length, page: 1, pageSize: 50 } });
    site.on('GET /api/inbox/contact-1', { body: request(1, { state: 'spam', ...more }) });
    site.on('PUT /api/inbox/contact-1', { body: request(1, { state, version: 2 }) });
    await open();
    await press('Not spam');
    await waitFor(() => expect(sentChanges()).toEqual([{ state, version: 1 }]));
  });

  it('shows the time left for the answer, and pauses with a reason', async () => {
    site.on('PUT /api/inbox/contact-1', { body: request(1, { pause: 'No number', dueAt: null, version: 2 }) });
    await open();
    expect(within(screen.getByRole('dialog')).getByText('2 h 10 min left')).toBeTruthy();
    await press('Pause the clock');
    await userEvent.type(field('Why the clock is paused'), 'No number');
    await press('Save');
    await waitFor(() => expect(sentChanges()).toEqual([{ pause: 'No number', version: 1 }]));
  });

  it('keeps the input after a concurrent change, and shows the current state', async () => {
    site.on('PUT /api/inbox/contact-1', () => {
      site.on('GET /api/inbox/contact-1', { body: request(1, { ownerId: 7, version: 2 }) });
      return refusal('CHANGED_MEANWHILE');
    });
    await open();
    await press('Set a reminder');
    fireEvent.change(field('Remind on'), { target: { value: '2026-12-01T10:30' } });
    await userEvent.type(field('What to do'), 'Call again');
    await press('Save');
    await screen.findByText('This was not saved');
    expect(field('What to do').value).toBe('Call again');
    await waitFor(() => expect(field('Assigned to').value).toBe('7'));
  });

  it('is read-only for a role without the permission', async () => {
    site.on('GET /api/admin/session', { body: { ...SESSION, role: 'viewer' } });
    await open();
    expect(field('Assigned to').disabled).toBe(true);
    expect(screen.queryByRole('button', { name: 'Call made' })).toBeNull();
  });
});

describe('shortcuts', () => {
  const type = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

  it('j and k move through the rows, n opens the next unanswered one, ? shows help', async () => {
    openAdmin('?tab=inbox');
    await row('Sara Marri 1');
    type('j');
    expect(document.activeElement?.textContent).toBe('Sara Marri 1');
    type('j');
    type('j');
    expect(document.activeElement?.textContent).toBe('Sara Marri 2');
    type('k');
    expect(document.activeElement?.textContent).toBe('Sara Marri 1');
    type('?');
    expect(await screen.findByText('Open the next unanswered request')).toBeTruthy();
    type('n');
    await waitFor(() => expect(addressBar()).toContain('request=contact-1'));
    await screen.findByText('Any coupé?');
    type('n');
    await waitFor(() => expect(addressBar()).toContain('request=contact-2'));
  });

  it('work by position on an Arabic or kana layout', async () => {
    openAdmin('?tab=inbox');
    await row('Sara Marri 1');
    const place = (key: string, code: string, more: object = {}) =>
      fireEvent.keyDown(document.activeElement ?? document.body, { key, code, ...more });
    place('ت', 'KeyJ');
    place('Process', 'KeyJ');
    expect(document.activeElement?.textContent).toBe('Sara Marri 2');
    place('の', 'KeyK');
    expect(document.activeElement?.textContent).toBe('Sara Marri 1');
    // On other Latin layouts, the typed character counts, not the key's position.
    place('c', 'KeyJ');
    expect(document.activeElement?.textContent).toBe('Sara Marri 1');
    place('ظ', 'Slash');
    expect(document.activeElement).toBe(field('Number, name, email, phone or text'));
    act(() => (document.activeElement as HTMLElement).blur());
    place('؟', 'Slash', { shiftKey: true });
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy();
  });

  it('are ignored while typing', async () => {
    openAdmin('?tab=inbox');
    await row('Sara Marri 1');
    const search = screen.getByRole('searchbox');
    await userEvent.click(search);
    type('n');
    type('j');
    expect(document.activeElement).toBe(search);
    expect(addressBar()).toBe('/admin?tab=inbox');
  });
});

describe('a membership to fulfil', () => {
  const task = {
    order: 77,
    membership: 3,
    planName: { en: 'Gold', ar: 'الذهبية', ja: 'ゴールド' },
    durationMonths: 2,
    loginSentAt: null,
    representative: 'Huda',
    ended: null,
  };
  const opened = (changes: Partial<typeof task> | { ended: 'refunded' } = {}) => {
    const member = request(9, { id: 'membership-9', kind: 'membership', about: {}, membership: { ...task, ...changes } });
    site.on('GET /api/inbox', page([member]));
    site.on('GET /api/inbox/membership-9', { body: member });
    site.on('GET /api/inbox/membership-9/same-person', { body: [] });
    site.on('GET /api/inbox/membership-9/messages', { body: [] });
    site.on('GET /api/inbox/membership-9/emails', { body: [] });
    site.on('GET /api/membership-requests', { body: { items: [{ ...lead(9), ...task }], total: 1, page: 1, pageSize: 1 } });
    openAdmin('?tab=inbox&request=membership-9');
    return screen.findByRole('region', { name: 'To do for the member' });
  };

  it('shows the purchase, finished and open steps, and links to the membership', async () => {
    const facts = await opened();
    expect(facts.textContent).toContain('Gold · 2 months');
    expect(facts.textContent).toContain('Payment no.AM-2026-00077');
    expect(facts.textContent).toContain('RepresentativeHuda');
    expect(facts.textContent).toContain('To doMark login as sent');
    const link = within(facts).getByRole('link', { name: 'Open the membership' });
    expect(link.getAttribute('href')).toBe('/admin?tab=memberships&entry=3');
    expect(within(await row('Sara Marri 9')).getByText('Gold · 2 months')).toBeTruthy();
  });

  it('shows in its row that a representative is due, and no journey', async () => {
    const sent = '2026-03-05T10:30:00.000Z';
    const membership = { ...task, loginSentAt: sent, representative: null };
    const waits = { state: 'answered', answeredAt: sent, waitingSince: sent } as const;
    site.on('GET /api/inbox', page([request(9, { id: 'membership-9', kind: 'membership', about: {}, membership, ...waits })]));
    openAdmin('?tab=inbox');
    const first = within(await row('Sara Marri 9'));
    expect(first.getByText('Assign a representative')).toBeTruthy();
    expect(first.queryByText('A step of the journey is late')).toBeNull();
  });

  it('shows that nothing is left, and the refund', async () => {
    expect((await opened({ ended: 'refunded' })).textContent).toContain('To doRefunded');
  });

  it('has no link to payments without the permission', async () => {
    site.on('GET /api/admin/session', { body: { ...SESSION, role: 'sales' } });
    expect(within(await opened()).queryByRole('link')).toBeNull();
  });
});
