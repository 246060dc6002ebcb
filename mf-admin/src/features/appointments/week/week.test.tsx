import { type Appointment, dubaiDay } from '@dealership/contracts';
import { renderWithProviders } from '@dealership/ui-kit/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../../locales/dashboard/en.json';
import { APPOINTMENT_PATH, appointmentSite, chosen, drive, pickVehicle, takes, week } from '../../../testing/appointment-site.js';
import { press } from '../../../testing/controls.js';
import { openAdmin } from '../../../testing/open-admin.js';
import { vehicle } from '../../../testing/vehicles.js';
import { weekStart, weeksUntil } from '../appointments-api.js';
import { DayList } from './day-list.js';
import { WeekGrid } from './week-grid.js';

const site = appointmentSite();

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
    expect(button.textContent).toBe('Layla HaddadAurelio Vento');
  });

  it('leaves out the year of a car, and shortens its Arabic name at its end', () => {
    const vehicleName = '\u200f\u2066Aurelio Vento\u2069 طراز 2024';
    const props = { week: { ...week, appointments: [{ ...drive, vehicleName }] }, mayWrite: true, onMove: () => undefined };
    renderWithProviders(<WeekGrid {...props} onOpen={() => undefined} />, { namespace: 'dashboard', texts, language: 'ar' });
    const name = screen.getByText(/Aurelio Vento/);
    expect([name.dir, name.textContent]).toEqual(['ltr', '\u2066Aurelio Vento\u2069']);
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
    takes(site, `POST ${APPOINTMENT_PATH}/move`);
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
    expect(site.calls('POST', `${APPOINTMENT_PATH}/move`).map(({ body }) => body)).toEqual([
      { date: days[1]?.date, time: '18:00', version: 2 },
    ]);
    await userEvent.click(dialog.getByRole('button', { name: /25 Nov/ }));
    expect([chosen(dialog, 'Day'), chosen(dialog, 'Time')]).toEqual(['2026-11-25', '17:00']);
  });
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
