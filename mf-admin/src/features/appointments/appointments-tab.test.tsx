import { type Appointment, type AppointmentWeek, dubaiDay, type InboxRequest, validationMessages } from '@dealership/contracts';
import { renderWithProviders } from '@dealership/ui-kit/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../locales/dashboard/en.json';
import { adminSite } from '../../testing/admin-site.js';
import { press } from '../../testing/controls.js';
import { refusal } from '../../testing/fake-site.js';
import { anInboxRequest } from '../../testing/inbox-request.js';
import { openAdmin } from '../../testing/open-admin.js';
import { vehicle, vehicleList } from '../../testing/vehicles.js';
import { proposedBlock, weekStart, weeksUntil } from './appointments-api.js';
import { DayList } from './week/day-list.js';
import { WeekGrid } from './week/week-grid.js';

const site = adminSite();

const drive: Appointment = {
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

const DAYS = ['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'];

const week: AppointmentWeek = {
  days: DAYS.map((date) => ({ date, times: date === '2026-11-22' ? [] : ['17:30', '18:00'] })),
  appointments: [drive],
  blocks: [
    { id: 5, vehicleId: null, from: '2026-11-23T05:00:00.000Z', until: '2026-11-23T18:00:00.000Z', reason: 'Team meeting' },
  ],
  capacity: 2,
};

const PATH = '/api/appointments/3';
const NEAREST = ['2026-11-24T17:30', '2026-11-25T17:00'];

/** Simulates that another user takes the time first. */
const takes = (call: string) => {
  site.on(call, refusal('APPOINTMENT_TAKEN', { nearest: NEAREST }));
  const days = NEAREST.map((moment) => ({ date: moment.slice(0, 10), times: [moment.slice(11)] }));
  site.on('GET /api/test-drive/slots', { body: { days } });
};

type Dialog = Pick<typeof screen, 'getByLabelText' | 'findByRole'>;

const pickVehicle = async (dialog: Dialog) => {
  await userEvent.type(dialog.getByLabelText('Vehicle'), '7');
  await userEvent.click(await dialog.findByRole('option', { name: /Vento 7/ }));
};

const chosen = (dialog: Dialog, label: string) => dialog.getByLabelText<HTMLSelectElement>(label).value;

const opened = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /Layla Haddad/ }));
  return within(await screen.findByRole('dialog'));
};

beforeEach(() => {
  site.on('GET /api/appointments', { body: week });
  site.on('GET /api/test-drive/slots', { body: { days: [{ date: '2026-11-24', times: ['18:00'] }] } });
  site.on('GET /api/staff/calendar-link', { body: { createdAt: null } });
  site.on('GET /api/staff/vehicles', vehicleList([vehicle(7)]));
  for (const action of ['confirm', 'move', 'cancel']) site.on(`POST ${PATH}/${action}`, { body: { ...drive, version: 3 } });
});

it('books a test drive for the customer and the car of a request', async () => {
  site.on('GET /api/inbox/contact-4', { body: anInboxRequest(4, { car: { id: 7, upcoming: false } }) });
  site.on('GET /api/vehicles/by-id', { body: [vehicle(7)] });
  openAdmin('?tab=appointments&drive=contact-4');
  const dialog = within(await screen.findByRole('dialog'));
  expect(['First name', 'Phone', 'Email', 'Vehicle'].map((label) => chosen(dialog, label))).toEqual([
    'Sara',
    '+971501234567',
    'sara4@example.com',
    '2024 Aurelio Vento 7 #7',
  ]);
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Day')));
});

it.each([
  ['a new test drive', 'New test drive', 'First name'],
  ['a time to block', 'Block a time', 'Reason'],
])('asks before Escape discards %s', async (_what, button, label) => {
  openAdmin('?tab=appointments');
  await press(button);
  const field = within(await screen.findByRole('dialog')).getByLabelText<HTMLInputElement>(label);
  await userEvent.type(field, 'Omar');
  await userEvent.keyboard('{Escape}');
  await press('Keep editing');
  expect(field.value).toBe('Omar');
});

it('focuses the first field of a new test drive', async () => {
  openAdmin('?tab=appointments');
  await press('New test drive');
  const dialog = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('First name')));
});

/** Chooses a time for a test drive of the customer and the car of a request, and books it. */
async function book(customer: Partial<InboxRequest> = {}) {
  site.on('GET /api/inbox/contact-4', { body: anInboxRequest(4, { ...customer, car: { id: 7, upcoming: false } }) });
  site.on('GET /api/vehicles/by-id', { body: [vehicle(7)] });
  openAdmin('?tab=appointments&drive=contact-4');
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('option', { name: /24 Nov/ });
  await userEvent.selectOptions(dialog.getByLabelText('Day'), '2026-11-24');
  await userEvent.selectOptions(dialog.getByLabelText('Time'), '18:00');
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm the time' }));
  return dialog;
}

it('says in the dialog why a test drive was not booked', async () => {
  const errors = [{ path: 'customer.phone', message: validationMessages.phone }];
  site.on('POST /api/appointments', refusal('VALIDATION_FAILED', { errors }));
  const dialog = await book();
  await dialog.findByText(texts.appointment.failed);
  await waitFor(() => expect(dialog.getByLabelText('Phone').getAttribute('aria-invalid')).toBe('true'));
});

it('asks staff to tell a customer without an email address of the test drive', async () => {
  site.on('POST /api/appointments', { status: 201, body: { ...drive, id: 4 } });
  await book({ email: null });
  expect(await screen.findByText('Test drive booked. No email address: please tell the customer')).toBeTruthy();
});

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

it('names the cars in Arabic', async () => {
  site.on('GET /api/vehicles/by-id', { body: [vehicle(7)] });
  openAdmin('?tab=appointments', 'ar');
  expect(await screen.findByRole('button', { name: /Layla Haddad.*طراز 2024/ })).toBeTruthy();
});

it.each([
  ['2026-11-23T00:00:00Z', '2026-11-23'],
  ['2026-11-29T19:59:00Z', '2026-11-23'],
  ['2026-11-29T20:00:00Z', '2026-11-30'],
])('starts the week of %s on Monday in Dubai', (moment, day) => {
  expect(weekStart(new Date(moment))).toBe(day);
});

it.each([
  ['2026-11-30', 1],
  ['2026-11-29', 0],
  ['2026-11-22', -1],
  ['soon', 0],
])('finds the week of %s, %s weeks away', (day, weeks) => {
  expect(weeksUntil(day, new Date('2026-11-24T06:20:00Z'))).toBe(weeks);
});

it('shows the week in the URL', async () => {
  openAdmin('?tab=appointments&day=2027-03-02');
  await screen.findByRole('button', { name: /Layla Haddad/ });
  expect(site.calls('GET', '/api/appointments')[0]?.query.get('from')).toBe('2027-03-01');
});

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

it('marks the day of today, in the grid and in the list of days, which leaves out past days without appointments', async () => {
  const days = [-1, 0, 1].map((ahead) => ({ date: dubaiDay(new Date(), ahead), times: ['18:00'] }));
  const now = { ...week, days, appointments: [], blocks: [] };
  const nothing = () => undefined;
  renderWithProviders(
    <>
      <WeekGrid week={now} mayWrite={false} onOpen={nothing} onMove={nothing} />
      <DayList week={now} onOpen={nothing} />
    </>,
    { namespace: 'dashboard', texts },
  );
  const marks = screen.getAllByRole('columnheader').map((head) => head.getAttribute('aria-current'));
  expect(marks).toEqual([null, null, 'date', null]);
  const named = screen.getAllByRole('heading', { level: 3 }).map((head) => head.textContent?.includes('Today'));
  expect(named).toEqual([true, false]);
});

it('has a row for every half hour between the first and the last time, and marks what lies outside the opening hours', () => {
  const early = { ...drive, id: 4, time: '16:00' };
  const props = { week: { ...week, appointments: [drive, early] }, mayWrite: true, onMove: () => undefined };
  renderWithProviders(<WeekGrid {...props} onOpen={() => undefined} />, { namespace: 'dashboard', texts });
  const times = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(times).toEqual(['4:00 PM', '4:30 PM', '5:00 PM', '5:30 PM', '6:00 PM']);
  const names = screen.getAllByRole('button', { name: /Layla/ }).map((button) => button.getAttribute('aria-label'));
  expect(names.map((name) => name?.endsWith('Outside opening hours'))).toEqual([true, false]);
});

it('is gone through by Tab day by day, in either direction', async () => {
  const at = (id: number, date: string, time: string) => ({ ...drive, id, date, time, firstName: `${date.slice(8)} ${time}` });
  const appointments = [at(1, '2026-11-24', '18:00'), at(2, '2026-11-25', '18:00'), at(3, '2026-11-27', '17:30')];
  const props = { week: { ...week, appointments }, mayWrite: true, onOpen: () => undefined, onMove: () => undefined };
  renderWithProviders(
    <>
      <button type="button">Before</button>
      <WeekGrid {...props} />
      <button type="button">After</button>
    </>,
    { namespace: 'dashboard', texts },
  );
  const focused = async (shift = false) => {
    await userEvent.tab({ shift });
    return document.activeElement?.textContent?.replace(/ Haddad.*/, '');
  };
  const order = ['24 18:00', '25 18:00', '27 17:30'];
  screen.getByRole('button', { name: 'Before' }).focus();
  for (const expected of [...order, 'After']) expect(await focused()).toBe(expected);
  for (const expected of [...order.toReversed(), 'Before']) expect(await focused(true)).toBe(expected);
});

it('shows once why a day is blocked, and offers no time of it', () => {
  const props = { week, mayWrite: true, onOpen: () => undefined, onMove: () => undefined, onAdd: () => undefined };
  renderWithProviders(<WeekGrid {...props} />, { namespace: 'dashboard', texts });
  expect(screen.getAllByText('Team meeting')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /^New test drive.*23 Nov/, hidden: true })).toBeNull();
});

describe('the grid', () => {
  afterEach(() => void jest.useRealTimers());

  it('says by edge and label, not in further lines, that an appointment is to be confirmed or outside the opening hours', () => {
    const props = { week: { ...week, appointments: [{ ...drive, time: '17:00' }] }, mayWrite: true, onMove: () => undefined };
    renderWithProviders(<WeekGrid {...props} onOpen={() => undefined} />, { namespace: 'dashboard', texts });
    const button = screen.getByRole('button', { name: /To be confirmed, Outside opening hours$/ });
    expect(button.textContent).toBe('Layla Haddad2024 Aurelio Vento');
  });

  it('shortens the Arabic name of a car at its end', () => {
    const vehicleName = '\u200f\u2066Aurelio Vento\u2069 طراز 2024';
    const props = { week: { ...week, appointments: [{ ...drive, vehicleName }] }, mayWrite: true, onMove: () => undefined };
    renderWithProviders(<WeekGrid {...props} onOpen={() => undefined} />, { namespace: 'dashboard', texts, language: 'ar' });
    const name = screen.getByText(/Aurelio Vento/);
    expect([name.dir, name.textContent]).toEqual(['ltr', '\u2066Aurelio Vento\u2069 طراز 2024']);
  });

  it('marks the current time, and moves the mark while the page is open', () => {
    jest.useFakeTimers({ now: new Date('2026-11-24T13:39:00Z') });
    const props = { week: { ...week, appointments: [] }, mayWrite: true, onMove: () => undefined, onOpen: () => undefined };
    const { container } = renderWithProviders(<WeekGrid {...props} />, { namespace: 'dashboard', texts });
    const mark = () => {
      const line = container.querySelector<HTMLElement>('.now');
      return [line?.closest('tr')?.querySelector('th')?.textContent, line?.style.insetBlockStart];
    };
    expect(mark()).toEqual(['5:30 PM', '30%']);
    act(() => void jest.advanceTimersByTime(6 * 60_000));
    expect(mark()).toEqual(['5:30 PM', '50%']);
    act(() => void jest.advanceTimersByTime(30 * 60_000));
    expect(mark()).toEqual(['6:00 PM', '50%']);
    act(() => void jest.advanceTimersByTime(30 * 60_000));
    expect(mark()).toEqual([undefined, undefined]);
  });
});

it('says in words in the list of days which appointments are not confirmed', () => {
  const states = (['requested', 'confirmed', 'cancelled'] as const).map((state, at) => ({ ...drive, id: at + 1, state }));
  renderWithProviders(<DayList week={{ ...week, appointments: states, blocks: [] }} onOpen={() => undefined} />, {
    namespace: 'dashboard',
    texts,
  });
  const shown = screen.getAllByRole('button', { name: /Layla Haddad/ }).map(({ textContent }) => textContent);
  const car = 'Layla Haddad2024 Aurelio Vento';
  expect(shown).toEqual([`${car}To be confirmed`, car, `${car}Cancelled`]);
});

it('keeps the past day of an appointment in the list of days', () => {
  const [yesterday, today] = [-1, 0].map((ahead) => dubaiDay(new Date(), ahead));
  const days = [yesterday, today].map((date) => ({ date: String(date), times: ['18:00'] }));
  const past = { ...week, days, appointments: [{ ...drive, date: String(yesterday) }], blocks: [] };
  renderWithProviders(<DayList week={past} onOpen={() => undefined} />, { namespace: 'dashboard', texts });
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
});

describe('an appointment', () => {
  beforeEach(() => void openAdmin('?tab=appointments'));

  it('is confirmed', async () => {
    const dialog = await opened();
    expect(dialog.getByText('The customer gets an email about every change made here.')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(site.calls('POST', `${PATH}/confirm`).map(({ body }) => body)).toEqual([{ version: 2 }]);
    expect(screen.getByText('The customer gets an email.')).toBeTruthy();
  });

  it('links to its request in the inbox', async () => {
    const dialog = await opened();
    expect(dialog.getByText(texts.audit.history)).toBeTruthy();
    expect(dialog.getByRole('link', { name: 'Open request TD-2026-00012' }).getAttribute('href')).toBe(
      '/admin?tab=inbox&request=test_drive-12',
    );
  });

  it('is moved to a free time; if that was taken meanwhile, says so and offers the nearest free times', async () => {
    const dialog = await opened();
    await dialog.findByRole('option', { name: /24/ });
    expect(dialog.getByText(/^Moving it also confirms the test drive/)).toBeTruthy();
    await userEvent.selectOptions(dialog.getByLabelText('Day'), '2026-11-24');
    await userEvent.selectOptions(dialog.getByLabelText('Time'), '18:00');
    takes(`POST ${PATH}/move`);
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
    await dialog.findByText('This time is taken or blocked. Please choose another one.');
    const near = within(await dialog.findByRole('group', { name: 'Nearest free times' }));
    const offered = near.getAllByRole('button').map(({ textContent }) => textContent?.replaceAll('\u202f', ' '));
    expect(offered).toEqual(['Tue, 24 Nov · 5:30 PM', 'Wed, 25 Nov · 5:00 PM']);
    await waitFor(() => expect([chosen(dialog, 'Day'), chosen(dialog, 'Time')]).toEqual(['2026-11-24', '']));
    await waitFor(() => expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Move' }).disabled).toBe(true));
    await userEvent.click(near.getByRole('button', { name: /25 Nov/ }));
    expect([chosen(dialog, 'Day'), chosen(dialog, 'Time')]).toEqual(['2026-11-25', '17:00']);
    site.on(`POST ${PATH}/move`, { body: { ...drive, version: 3 } });
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
    await screen.findByText('The test drive is confirmed, and its request counts as answered. The customer gets an email.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(site.calls('POST', `${PATH}/move`).map(({ body }) => body)).toEqual([
      { date: '2026-11-24', time: '18:00', version: 2 },
      { date: '2026-11-25', time: '17:00', version: 2 },
    ]);
  });

  it('is cancelled with a reason', async () => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel the appointment' }));
    await dialog.findByText('Please enter a reason');
    await userEvent.type(dialog.getByLabelText('Reason'), 'Sold');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel the appointment' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(site.calls('POST', `${PATH}/cancel`).map(({ body }) => body)).toEqual([{ reason: 'Sold', version: 2 }]);
  });
});

it('of a customer without an email address says so when it is opened and cancelled', async () => {
  site.on('GET /api/appointments', { body: { ...week, appointments: [{ ...drive, hasEmail: false }] } });
  openAdmin('?tab=appointments');
  const dialog = await opened();
  expect(dialog.getByText('No email address: please tell the customer about every change.')).toBeTruthy();
  await userEvent.type(dialog.getByLabelText('Reason'), 'Sold');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel the appointment' }));
  expect(await screen.findByText('No email address: please tell the customer.')).toBeTruthy();
});

it('enters a test drive for a customer on the phone at a free time; if it was taken, the input stays', async () => {
  openAdmin('?tab=appointments');
  await press('New test drive');
  const dialog = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('First name')));
  const typed = { 'First name': 'Omar', 'Last name': 'Saleh', Phone: '050 765 4321', Email: 'omar@customers.example' };
  for (const [label, value] of Object.entries(typed)) await userEvent.type(dialog.getByLabelText(label), value);
  expect(site.calls('GET', '/api/test-drive/slots')).toHaveLength(0);
  await pickVehicle(dialog);
  await dialog.findByRole('option', { name: /24 Nov/ });
  await userEvent.selectOptions(dialog.getByLabelText('Day'), '2026-11-24');
  await userEvent.selectOptions(dialog.getByLabelText('Time'), '18:00');
  takes('POST /api/appointments');
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm the time' }));
  await dialog.findByText('This time is taken or blocked. Please choose another one.');
  await userEvent.click(await dialog.findByRole('button', { name: /25 Nov/ }));
  expect(dialog.getByLabelText<HTMLInputElement>('First name').value).toBe('Omar');
  site.on('POST /api/appointments', { status: 201, body: { ...drive, id: 4, date: '2027-03-02' } });
  await userEvent.click(await dialog.findByRole('button', { name: 'Confirm the time' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(site.calls('GET', '/api/appointments').at(-1)?.query.get('from')).toBe('2027-03-01'));
  expect(site.calls('POST', '/api/appointments').at(-1)?.body).toEqual({
    customer: {
      ...{ firstName: 'Omar', lastName: 'Saleh', phone: '050 765 4321', email: 'omar@customers.example' },
      language: 'en',
    },
    ...{ vehicleId: 7, date: '2026-11-25', time: '17:00' },
  });
});

/** dnd-kit suppresses clicks for 50 ms after a drag, because browsers fire a click when it ends. */
const clickIsHandled = () =>
  waitFor(() => {
    const listener = jest.fn();
    document.body.addEventListener('click', listener, { once: true });
    fireEvent.click(document.body);
    expect(listener).toHaveBeenCalled();
  });

describe('with a pointer', () => {
  const { getBoundingClientRect } = Element.prototype;

  // jsdom has no layout: simulate a wide window with cells of 100 px.
  beforeEach(() => {
    const wide = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
    jest.spyOn(window, 'matchMedia').mockReturnValue(wide as unknown as MediaQueryList);
    Element.prototype.getBoundingClientRect = function () {
      const cell = this.closest('td');
      if (!cell) return getBoundingClientRect.call(this);
      const row = cell.parentElement as HTMLTableRowElement;
      return new DOMRect(cell.cellIndex * 100, row.rowIndex * 100, 100, 100);
    };
  });
  afterEach(() => {
    Element.prototype.getBoundingClientRect = getBoundingClientRect;
    jest.restoreAllMocks();
  });

  it('starts a new test drive at a free time, which is kept if the chosen vehicle is free then', async () => {
    const tomorrow = dubaiDay(new Date(), 1);
    const free = { date: tomorrow, times: ['18:00'] };
    site.on('GET /api/appointments', { body: { ...week, days: [free], appointments: [], blocks: [] } });
    site.on('GET /api/test-drive/slots', { body: { days: [free] } });
    openAdmin('?tab=appointments');
    await userEvent.click(await screen.findByRole('button', { name: /^New test drive: / }));
    const dialog = within(await screen.findByRole('dialog'));
    const place = () => [chosen(dialog, 'Day'), chosen(dialog, 'Time')];
    expect(place()).toEqual([tomorrow, '18:00']);
    // The opened dialog takes the focus, which closes the list of vehicles.
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('First name')));
    await pickVehicle(dialog);
    expect(place()).toEqual([tomorrow, '18:00']);
  });

  it('offers the nearest free times when dropped on a taken one', async () => {
    const days = [1, 2].map((ahead) => ({ date: dubaiDay(new Date(), ahead), times: ['17:30', '18:00'] }));
    site.on('GET /api/appointments', { body: { ...week, days, appointments: [{ ...drive, date: days[0]?.date }] } });
    takes(`POST ${PATH}/move`);
    openAdmin('?tab=appointments');
    const card = await screen.findByRole('button', { name: /Layla Haddad/ });
    const at = (clientX: number, clientY: number) => ({ clientX, clientY, button: 0, isPrimary: true });
    fireEvent.pointerDown(card, at(150, 150));
    fireEvent.pointerMove(document, at(160, 150));
    fireEvent.pointerMove(document, at(250, 250));
    await waitFor(() => expect(card.closest('table')?.getElementsByClassName('over')).toHaveLength(1));
    await screen.findByText(/^\w+, \d+ \w+ at 6:00\sPM$/);
    fireEvent.pointerUp(document, at(250, 250));
    await clickIsHandled();
    await screen.findByText(/^Move from .* Moving it also confirms the test drive.* The customer gets an email\.$/);
    await press('Move');
    await screen.findByRole('group', { name: 'Nearest free times' });
    const dialog = within(screen.getByRole('dialog', { name: 'Layla Haddad' }));
    await dialog.findByText('This time is taken or blocked. Please choose another one.');
    expect(site.calls('POST', `${PATH}/move`).map(({ body }) => body)).toEqual([
      { date: days[1]?.date, time: '18:00', version: 2 },
    ]);
    await userEvent.click(dialog.getByRole('button', { name: /25 Nov/ }));
    expect([chosen(dialog, 'Day'), chosen(dialog, 'Time')]).toEqual(['2026-11-25', '17:00']);
  });
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

it('opens the first week with appointments to confirm; this week leads there, too', async () => {
  const nextWeek = weekStart(new Date(), 1);
  const later = { ...drive, id: 9, date: nextWeek };
  const of = (date: string, appointments: Appointment[]) => ({
    ...week,
    days: [{ date, times: ['17:30'] }],
    appointments,
    blocks: [],
  });
  site.on('GET /api/appointments', ({ query }) => {
    const from = query.get('from') ?? '';
    return { body: of(from, from === nextWeek ? [later] : []) };
  });
  openAdmin('?tab=appointments');
  await screen.findByRole('button', { name: /Layla Haddad/ });
  await press('This week');
  expect(await screen.findByText('Test drives to be confirmed in a later week: 1.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /^Show / }));
  await screen.findByRole('button', { name: /Layla Haddad/ });
  expect(screen.queryByText(/in a later week/)).toBeNull();
});
