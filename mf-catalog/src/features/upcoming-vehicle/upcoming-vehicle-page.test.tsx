import { Toaster } from '@dealership/ui-kit';
import { Link, Route, Routes, useSearchParams } from '@dealership/ui-kit/router';
import { failure, fakeService, inTurn, receipt, renderWithProviders, unavailable } from '@dealership/ui-kit/testing';
import { afterAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../locales/en.json';
import { upcomingVehicle } from '../../testing/vehicles.js';
import { UpcomingVehiclePage } from './upcoming-vehicle-page.js';

const VEHICLE = '/api/upcoming-vehicles/3';
const RESERVATIONS = '/api/vehicle-reservations';

const api = fakeService('catalog', 'inquiries');
const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);

afterAll(() => logged.mockRestore());

beforeEach(() => {
  sessionStorage.clear();
  api.reset();
  api.answers[VEHICLE] = { status: 200, body: upcomingVehicle() };
  api.answers[RESERVATIONS] = receipt;
});

const Address = () => <output data-testid="query">{useSearchParams()[0].toString()}</output>;

const show = (query = '', id = 3) =>
  renderWithProviders(
    <>
      <Routes>
        <Route path="/upcoming-vehicle/:id" element={<UpcomingVehiclePage />} />
      </Routes>
      <Address />
      <Link to="/upcoming-vehicle/3">Vehicle 3</Link>
      <Link to="/upcoming-vehicle/4">Vehicle 4</Link>
      <Toaster />
    </>,
    { namespace: 'catalog', texts, at: `/upcoming-vehicle/${id}${query}` },
  );

const opener = () => screen.findByRole('button', { name: 'Reserve This Vehicle' });
const dialog = () => screen.getByRole('dialog', { name: 'Reserve This Vehicle' });
const field = async (name: string) => {
  await screen.findByRole('dialog');
  return within(dialog()).findByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
};
const submit = () => within(dialog()).getByRole('button', { name: /^Submit/ });

async function fillIn() {
  await userEvent.type(await field('First Name'), 'Sara');
  await userEvent.type(await field('Last Name'), 'Nasser');
  await userEvent.type(await field('Email'), 'sara@visitor.example');
  await userEvent.type(await field('Phone'), '+971 50 123 4567');
}

describe('the page', () => {
  it('shows a loading state', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    api.answers[VEHICLE] = { status: 200, body: upcomingVehicle(), after: promise };
    show();
    expect(screen.getByText('Loading…').closest('[role=status]')).not.toBeNull();
    resolve();
    await opener();
    expect(screen.queryByText('Loading…')).toBeNull();
  });

  it('parses the price as a decimal number', async () => {
    show();
    expect((await screen.findByText('AED 250,000')).tagName).toBe('BDI');
    expect(screen.getByText('$68,050').tagName).toBe('BDI');
  });

  it.each([
    [false, ['Coming Soon']],
    [true, ['Coming Soon', 'Featured']],
  ])('shows its badges (featured: %s)', async (featured, badges) => {
    api.answers[VEHICLE] = { status: 200, body: upcomingVehicle({ featured }) };
    show();
    const heading = await screen.findByRole('heading', { level: 1 });
    const [list] = within(heading.parentElement as HTMLElement).getAllByRole('list');
    expect([...(list?.children ?? [])].map(({ textContent }) => textContent)).toEqual(badges);
  });

  it('shows the vehicle, and for a pre-order its arrival and price', async () => {
    show();
    const section = async (name: string) => within((await screen.findByRole('heading', { name })).parentElement as HTMLElement);
    (await section('About This Vehicle')).getByText('The last of its kind.');
    const preOrder = await section('Pre-Order Information');
    expect(preOrder.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Estimated arrival', 'Estimated price']);
    expect(preOrder.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'February 2027',
      'AED 250,000$68,050',
    ]);
    preOrder.getByRole('button', { name: 'Reserve This Vehicle' });
  });

  it('does not state where a car was ordered', async () => {
    show();
    const [ordered] = within(await screen.findByRole('list', { name: 'The way to Ajman' })).getAllByRole('listitem');
    expect(ordered?.textContent).toBe('Ordered');
  });

  it('lists the benefits of a pre-order', async () => {
    show();
    const benefits = (await screen.findByRole('heading', { name: 'Pre-Order Benefits' })).nextElementSibling;
    expect([...(benefits?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Priority reservation before the car is offered in the showroom',
      'No extra markup on the auction price',
      'Inspection reports before shipping and from our own workshop',
      'Import documentation handled by us',
    ]);
  });

  it('lists known facts only', async () => {
    api.answers[VEHICLE] = inTurn(
      { status: 200, body: upcomingVehicle({ fuelType: 'Gasoline', power: 690, equipment: ['Launch control'] }) },
      { status: 200, body: upcomingVehicle() },
    );
    const { unmount } = show();
    const section = (await screen.findByRole('heading', { name: 'Specification' })).parentElement as HTMLElement;
    expect(
      within(section)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Engine and drive']);
    expect(
      within(section)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual(['690 hp', 'Petrol']);
    screen.getByText('Launch control');
    unmount();
    show();
    await screen.findByRole('heading', { name: 'About This Vehicle' });
    expect(screen.queryByRole('heading', { name: 'Specification' })).toBeNull();
  });

  it('shows a placeholder without a picture', async () => {
    api.answers[VEHICLE] = { status: 200, body: upcomingVehicle({ imageUrl: null }) };
    show();
    expect(await screen.findByText('No images available')).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('offers no retry for a vehicle that does not exist', async () => {
    api.answers[VEHICLE] = failure(404, 'UPCOMING_VEHICLE_NOT_FOUND', 'Gone');
    show();
    await screen.findByText("The upcoming vehicle you're looking for doesn't exist or has been removed.");
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Return to Inventory' }).getAttribute('href')).toBe('/inventory');
    const search = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search the inventory' });
    expect([search.name, search.form?.getAttribute('action')]).toEqual(['search', '/inventory']);
  });

  it('offers a retry when the vehicle could not be loaded', async () => {
    api.answers[VEHICLE] = inTurn(unavailable, { status: 200, body: upcomingVehicle() });
    show();
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Vehicle Not Found');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { level: 1, name: 'Orsenza Altavia Finale' });
  });
});

describe('the reservation dialog', () => {
  it('opens by its button, which gets the focus back', async () => {
    show();
    await userEvent.click(await opener());
    expect(await field('First Name')).toBeInstanceOf(HTMLInputElement);
    await userEvent.click(within(dialog()).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(await opener());
  });

  it('opens by URL, which is cleaned when the dialog closes', async () => {
    show('?reserve=1');
    await field('First Name');
    await userEvent.click(within(dialog()).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(screen.getByTestId('query').textContent).toBe(''));
    expect(document.activeElement).toBe(await opener());
  });

  it('keeps its input when closed and reopened', async () => {
    show('?reserve=1');
    await userEvent.type(await field('First Name'), 'Sara');
    await userEvent.click(within(dialog()).getByRole('button', { name: 'Close' }));
    await userEvent.click(await opener());
    expect((await field('First Name')).value).toBe('Sara');
  });

  it('is for the shown vehicle, also after another one', async () => {
    api.answers['/api/upcoming-vehicles/4'] = { status: 200, body: { ...upcomingVehicle(), id: 4, name: 'Corven Lumen E' } };
    show('', 4);
    await screen.findByRole('heading', { level: 1, name: 'Corven Lumen E' });
    await userEvent.click(screen.getByText('Vehicle 3'));
    await userEvent.click(await opener());
    await fillIn();
    await userEvent.click(within(dialog()).getByRole('button', { name: 'Close' }));
    await userEvent.click(screen.getByText('Vehicle 4'));
    await screen.findByRole('heading', { level: 1, name: 'Corven Lumen E' });
    await userEvent.click(await opener());
    expect((await field('First Name')).value).toBe('Sara');
    await userEvent.click(submit());
    await waitFor(() => expect(api.received.map(({ path }) => path)).toContain(RESERVATIONS));
    expect(api.received.find(({ path }) => path === RESERVATIONS)?.body).toMatchObject({
      upcomingVehicleId: 4,
      vehicleName: 'Corven Lumen E',
    });
  });

  it("shows every invalid field's error and sends nothing", async () => {
    show('?reserve=1');
    await userEvent.type(await field('Phone'), '123456789');
    await userEvent.click(submit());
    for (const message of [
      'First name must be at least 2 characters',
      'Last name must be at least 2 characters',
      'Please enter a valid email address',
      'Please enter a valid phone number',
    ])
      await screen.findByText(message);
    expect(api.at(RESERVATIONS)).toEqual([]);
  });

  it('sends the reservation, shows progress, confirms, closes and resets', async () => {
    let arrive = () => {};
    const after = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    api.answers[RESERVATIONS] = { ...receipt, after };
    show('?reserve=1');
    await fillIn();
    await userEvent.click(submit());
    expect((await within(dialog()).findByRole<HTMLButtonElement>('button', { name: 'Submitting...' })).disabled).toBe(true);
    arrive();
    await screen.findByText("Thank you for your interest! We'll contact you soon with more details about this vehicle.");
    const panel = await screen.findByRole('region', { name: 'Reservation Submitted Successfully' });
    expect(panel.textContent).toContain('Orsenza Altavia Finale');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(panel));
    const [call] = api.at(RESERVATIONS);
    expect(call?.key).toMatch(/^[0-9a-f-]{36}$/);
    expect(call?.body).toEqual({
      upcomingVehicleId: 3,
      vehicleName: 'Orsenza Altavia Finale',
      firstName: 'Sara',
      lastName: 'Nasser',
      email: 'sara@visitor.example',
      phone: '+971 50 123 4567',
      message: '',
      website: '',
    });
  });

  it('stays open with its input and the server’s message', async () => {
    api.answers[RESERVATIONS] = failure(409, 'IDEMPOTENCY_KEY_REUSED', 'This key was used');
    show('?reserve=1');
    await fillIn();
    await userEvent.click(submit());
    await within(dialog()).findByText('Reservation Failed');
    expect(within(dialog()).getAllByText('This key was used')).toHaveLength(2);
    expect((await field('First Name')).value).toBe('Sara');
  });

  it('has its own text for a failure without a message', async () => {
    api.answers[RESERVATIONS] = { status: 502, body: 'Bad gateway' };
    show('?reserve=1');
    await fillIn();
    await userEvent.click(submit());
    await within(dialog()).findByText('Something went wrong. Please try again.');
  });
});
