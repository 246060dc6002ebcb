import { adjacentDay, bookableDays } from '@dealership/contracts';
import { currentToast, dismissToast, Toaster } from '@dealership/ui-kit';
import { failure, fakeService, receipt, renderWithProviders, unavailable } from '@dealership/ui-kit/testing';
import { afterAll, beforeEach, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import texts from '../../../locales/en.json';
import { vehicle } from '../../../testing/vehicles.js';
import { bookableTimes } from './test-drive-days.js';
import { TestDriveForm } from './test-drive-form.js';

const api = fakeService('catalog', 'inquiries');
const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
const onDone = jest.fn<(panel: ReactNode) => void>();

afterAll(() => logged.mockRestore());

beforeEach(() => {
  sessionStorage.clear();
  dismissToast(currentToast()?.id ?? 0);
  api.reset();
});

const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const DAY = bookableDays().last;
const [TIME = '', OTHER = ''] = bookableTimes(DAY);
const chip = (value: string) => document.querySelector<HTMLInputElement>(`input[type=radio][value="${value}"]`);
const SLOTS = `/api/test-drive/slots?vehicleId=${vehicle().id}`;
const free = (...times: string[]) => ({ status: 200, body: { days: [{ date: DAY, times }] } });

function show(): void {
  renderWithProviders(
    <>
      <TestDriveForm vehicle={vehicle()} onDone={onDone} />
      <Toaster />
    </>,
    { namespace: 'catalog', texts },
  );
}

async function requestTestDrive(): Promise<void> {
  const typed = { 'First Name': 'Sara', 'Last Name': 'Nasser', Email: 'sara@visitor.example', Phone: '+971501234567' };
  for (const [label, value] of Object.entries(typed)) fireEvent.input(field(new RegExp(`^${label}`)), { target: { value } });
  await waitFor(() => expect(chip(DAY)).not.toBeNull());
  fireEvent.click(chip(DAY) as HTMLElement);
  await waitFor(() => expect(chip(TIME)).not.toBeNull());
  fireEvent.click(chip(TIME) as HTMLElement);
  fireEvent.click(screen.getByRole('button', { name: 'Request Test Drive' }));
}

const GONE: [string, number, string, string][] = [
  ['was sold', 409, 'VEHICLE_SOLD', 'This vehicle has just been sold. Please have a look at our other cars.'],
  ['was removed', 404, 'VEHICLE_NOT_FOUND', "The vehicle you're looking for doesn't exist or has been removed."],
];

it.each(GONE)('offers no times if the car %s before the form is open, and says so', async (_when, status, code, text) => {
  api.answers[SLOTS] = failure(status, code, 'Gone');
  show();
  expect((await screen.findByText(text)).getAttribute('role')).toBe('alert');
  expect(chip(DAY)).toBeNull();
});

it.each(GONE)('shows that the car %s meanwhile, and keeps the input', async (_when, status, code, text) => {
  api.answers[SLOTS] = free(TIME);
  api.answers['/api/test-drive'] = failure(status, code, 'Gone', { errors: [{ path: 'vehicleId', message: 'Gone' }] });
  show();
  await requestTestDrive();
  await screen.findByText('Submission Failed');
  expect(screen.getAllByText(text)).toHaveLength(2);
  expect(field(/^First Name/).value).toBe('Sara');
  expect(onDone).not.toHaveBeenCalled();
});

it('offers the nearest free times for a taken one, and accepts one', async () => {
  api.answers[SLOTS] = free(TIME);
  show();
  api.answers['/api/test-drive'] = failure(409, 'APPOINTMENT_TAKEN', 'Taken', { nearest: [`${DAY}T${OTHER}`] });
  await requestTestDrive();
  api.answers[SLOTS] = free(OTHER);
  const near = await screen.findByRole('group', { name: 'Nearest free times' });
  await waitFor(() => expect(chip(TIME)).toBeNull());
  expect(field(/^First Name/).value).toBe('Sara');
  api.answers['/api/test-drive'] = receipt;
  fireEvent.click(within(near).getByRole('button'));
  await waitFor(() => expect(chip(OTHER)?.checked).toBe(true));
  fireEvent.click(screen.getByRole('button', { name: 'Request Test Drive' }));
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(api.received.at(-1)?.body).toMatchObject({ date: DAY, time: OTHER });
});

it('sums up the appointment above the button, and afterwards offers it as a calendar file', async () => {
  document.documentElement.dataset.siteWhatsapp = '971501112233';
  api.answers[SLOTS] = free(TIME);
  api.answers['/api/test-drive'] = receipt;
  show();
  await requestTestDrive();
  expect(document.querySelector('[data-send]')?.textContent).toContain('2024 Aldermere Marchmont');
  // Breaks only between day and time.
  expect(document.querySelector('[data-send] strong')?.textContent?.split(' ')).toEqual([
    expect.any(String),
    '·',
    expect.any(String),
  ]);
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  renderWithProviders(<div>{onDone.mock.lastCall?.[0]}</div>, { namespace: 'catalog', texts });
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Add requested time to calendar' });
  expect(link.parentElement?.querySelector('a')).toBe(link);
  const actions = [...(link.parentElement?.querySelectorAll('a') ?? [])];
  expect(actions.map(({ className }) => /primary|secondary|quiet/.exec(className)?.[0])).toEqual([
    'primary',
    'secondary',
    'quiet',
  ]);
  expect(link.download).toBe('CM-2026-00001.ics');
  expect(decodeURIComponent(link.href)).toContain('STATUS:TENTATIVE');
  expect(decodeURIComponent(link.href).replaceAll('\r\n ', '')).toContain('SUMMARY:Test drive (to be confirmed): 2024');
});

it('offers the opening hours as a wish if free times are unknown', async () => {
  api.answers[SLOTS] = unavailable;
  show();
  await screen.findByText(/^We cannot see right now/);
  fireEvent.click(screen.getByRole('button', { name: 'Request Test Drive' }));
  await screen.findByText('Please choose a time');
  const times = within(screen.getByRole('group', { name: /^Time/ })).getAllByRole('radio', { hidden: true });
  expect(new Set(times.map((time) => time.getAttribute('aria-invalid')))).toEqual(new Set(['true']));
  expect(api.received.filter(({ path }) => path === '/api/test-drive')).toEqual([]);
});

it('opens another part of the day if the service has no free time in the open one', async () => {
  const isOpenAllDay = (day: string) => (bookableTimes(day)[0] ?? '12') < '12';
  const date = isOpenAllDay(DAY) ? DAY : adjacentDay(DAY, -1);
  const times = bookableTimes(date).filter((time) => time >= '12');
  api.answers[SLOTS] = { status: 200, body: { days: [{ date, times }] } };
  show();
  fireEvent.click(chip(date) as HTMLElement);
  const opened = () => [...document.querySelectorAll('details[open] > summary')].map(({ textContent }) => textContent);
  expect(opened()).toEqual(['Morning']);
  await waitFor(() => expect(screen.queryByText('Morning')).toBeNull());
  expect(opened()).toEqual(['Afternoon']);
});
