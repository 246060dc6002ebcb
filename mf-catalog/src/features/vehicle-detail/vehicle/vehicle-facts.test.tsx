import { bookableDays, type Vehicle } from '@dealership/contracts';
import { Toaster } from '@dealership/ui-kit';
import { fakeService, receipt, renderWithProviders, unavailable } from '@dealership/ui-kit/testing';
import { afterAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../../locales/en.json';
import { useContactLinks } from '../../../shared/detail/use-contact-links.js';
import { useFormDialog } from '../../../shared/dialog/use-form-dialog.js';
import { vehicle } from '../../../testing/vehicles.js';
import { bookableTimes } from '../test-drive/test-drive-days.js';
import { TestDriveDialog } from '../test-drive/test-drive-dialog.js';
import { VehicleFacts } from './vehicle-facts.js';

const TEST_DRIVES = '/api/test-drive';

const api = fakeService('catalog', 'inquiries');
const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);

afterAll(() => logged.mockRestore());

const { first, last } = bookableDays();
const [time = '', other = ''] = bookableTimes(last);
const FREE = [
  { date: first, times: [other] },
  { date: last, times: [time, other] },
];

beforeEach(() => {
  api.reset();
  api.answers[`${TEST_DRIVES}/slots?vehicleId=12`] = { status: 200, body: { days: FREE } };
  api.answers[TEST_DRIVES] = receipt;
});

function Facts({ shown }: { shown: Vehicle }) {
  const testDrive = useFormDialog();
  return (
    <>
      <VehicleFacts vehicle={shown} links={useContactLinks('2024 Aldermere Marchmont', shown)} testDrive={testDrive} />
      <TestDriveDialog vehicle={shown} dialog={testDrive} />
      {testDrive.confirmation}
    </>
  );
}

const show = (given = {}) =>
  renderWithProviders(
    <>
      <Facts shown={vehicle(given)} />
      <Toaster />
    </>,
    { namespace: 'catalog', texts, at: '/vehicle/12' },
  );

const dialog = () => screen.getByRole('dialog', { name: 'Schedule Test Drive' });
const field = (name: string) => within(dialog()).findByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
const submit = () => within(dialog()).getByRole('button', { name: 'Request Test Drive' });

const sent = () => api.received.filter(({ path }) => path === TEST_DRIVES);

/** The options once they have been loaded from the service, and the selected one. */
const choices = (name: 'date' | 'time') => [...dialog().querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)];
const values = (name: 'date' | 'time') => choices(name).map(({ value }) => value);
const chosen = (name: 'date' | 'time') => choices(name).find(({ checked }) => checked)?.value;

async function choose(name: 'date' | 'time', value: string) {
  const radio = await waitFor(() => choices(name).find((choice) => choice.value === value) ?? Promise.reject(new Error(value)));
  fireEvent.click(radio);
}

async function open() {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Schedule Test Drive' }));
  await waitFor(() => expect(values('date')).toEqual([first, last]));
}

async function fillIn() {
  await choose('date', last);
  await choose('time', time);
  await userEvent.type(await field('First Name'), 'Omar');
  await userEvent.type(await field('Last Name'), 'Haddad');
  await userEvent.type(await field('Email'), 'omar@visitor.example');
  await userEvent.type(await field('Phone'), '+971 50 123 4567');
}

it('offers no test drive in a sold car, but to find one like it', () => {
  show({ sold: true });
  screen.getByText('Sold Out');
  expect(screen.getByText('Sold').closest('.sold')).not.toBeNull();
  expect(document.querySelector('.soldPrice')?.textContent).toMatch(/^AED/);
  screen.getByRole('link', { name: 'WhatsApp about one like it' });
  expect(screen.queryByRole('button', { name: 'Schedule Test Drive' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Find one like it' }).getAttribute('href')).toBe(
    '/vehicle-sourcing?vehicleMake=Aldermere&vehicleModel=Marchmont&yearRange=2024',
  );
});

const facts = () => within(screen.getByRole('complementary', { name: 'Price and key facts' }));

const KEY_FACTS = ['2024', '11,200 km', 'Automatic', 'Hybrid'];

const listed = () =>
  facts()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it.each([
  [{ sold: true }, ['Sold']],
  [{ justArrived: true, specialOffer: true, allElectric: true }, ['Just arrived', 'Special offer', 'All-electric']],
  [{ sold: true, reserved: true, justArrived: true }, ['Sold', 'Reserved', 'Just arrived']],
])('shows the flags %j side by side, above the key facts', (flags, chips) => {
  show(flags);
  expect(listed()).toEqual([...chips, ...KEY_FACTS]);
});

it('shows no badge without flags, or for featured only', () => {
  show({ featured: true });
  expect(listed()).toEqual(KEY_FACTS);
});

it('shows that the price is on request', () => {
  show({ price: null });
  facts().getByText('Price on request');
  expect(facts().queryByText(/AED|\$/)).toBeNull();
});

describe('the test-drive dialog', () => {
  it('offers free days, of which the first is selected, and the free times of the selected one', async () => {
    await open();
    expect([chosen('date'), values('time'), chosen('time')]).toEqual([first, [other], undefined]);
    await choose('date', last);
    await waitFor(() => expect(values('time')).toEqual([time, other]));
  });

  it('resets the time if the selected day does not have it', async () => {
    await open();
    await choose('date', last);
    await choose('time', time);
    await choose('date', first);
    await waitFor(() => expect([values('time'), chosen('time')]).toEqual([[other], undefined]));
    await userEvent.click(submit());
    await screen.findByText('Please choose a time');
    expect((document.activeElement as HTMLInputElement).name).toBe('time');
    expect(sent()).toEqual([]);
  });

  it('sends the request, confirms and shows the summary', async () => {
    await open();
    await fillIn();
    await userEvent.click(submit());
    await screen.findByText('Sent successfully');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Reference'));
    expect(sent()[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
    expect(sent()[0]?.body).toMatchObject({ vehicleId: 12, date: last, time, lastName: 'Haddad' });
  });

  it('stays open with its input on failure', async () => {
    api.answers[TEST_DRIVES] = unavailable;
    await open();
    await fillIn();
    await userEvent.click(submit());
    await within(dialog()).findByText('There was an error submitting your request. Please try again.');
    expect([chosen('date'), chosen('time')]).toEqual([last, time]);
    expect((await field('First Name')).value).toBe('Omar');
  });
});

describe('sharing', () => {
  const give = (own: object) => Object.defineProperties(navigator, Object.getOwnPropertyDescriptors(own));
  const share = () => userEvent.click(screen.getByRole('button', { name: 'Share Vehicle' }));

  it('uses the Web Share API', async () => {
    const shared: unknown[] = [];
    give({ share: async (what: unknown) => void shared.push(what) });
    show();
    await share();
    expect(shared).toEqual([{ title: '2024 Aldermere Marchmont', url: 'http://localhost/' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
    give({ share: undefined });
  });

  it('otherwise shows the car, and copies the link or sends it by WhatsApp or e-mail', async () => {
    const user = userEvent.setup();
    show();
    await share();
    const whatsapp = screen.getByRole('link', { name: 'Send by WhatsApp' });
    expect(decodeURIComponent(whatsapp.getAttribute('href') ?? '')).toBe(
      'https://wa.me/?text=2024 Aldermere Marchmont http://localhost/',
    );
    const email = screen.getByRole('link', { name: 'Send by email' }).getAttribute('href') ?? '';
    expect(decodeURIComponent(email)).toBe(
      'mailto:?subject=2024 Aldermere Marchmont&body=2024 Aldermere Marchmont http://localhost/',
    );
    await user.click(screen.getByRole('button', { name: 'Copy the link' }));
    await screen.findByRole('button', { name: 'Link copied' });
    expect(await navigator.clipboard.readText()).toBe('http://localhost/');
  });
});

it('prints a QR code that leads to the car', () => {
  show({});
  expect(screen.getByAltText('QR code that leads to this car').getAttribute('src')).toMatch(/^\/qr\/vehicle\/\d+\.svg$/);
});
