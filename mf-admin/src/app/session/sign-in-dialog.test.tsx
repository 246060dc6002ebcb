import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminSite, SESSION } from '../../testing/admin-site.js';
import { refusal } from '../../testing/fake-site.js';
import { openAdmin } from '../../testing/open-admin.js';

const site = adminSite();

/** Whether the server recognises the session. */
let signedIn: boolean;

const forStaff = (answer: object) => () => (signedIn ? answer : refusal('UNAUTHENTICATED'));

beforeEach(() => {
  signedIn = true;
  localStorage.setItem('adminAuth', 'true');
  window.history.replaceState(null, '', '/admin');
  const nothing = { items: [], total: 0, page: 1, pageSize: 20, featured: 0 };
  site.on('GET /api/staff/vehicles', forStaff({ body: nothing }));
  site.on('POST /api/vehicles', forStaff({ status: 201, body: { id: 9 } }));
  site.on('POST /api/admin/login', ({ body }) => {
    signedIn = body.password === 'secret';
    return signedIn ? { status: 204 } : refusal('WRONG_PASSWORD');
  });
});

// Dialogs cannot be found by name: in tests antd gives all their titles the same id.
const dialogOf = (title: HTMLElement) => title.closest<HTMLElement>('[role="dialog"]') as HTMLElement;
const dialog = async () => dialogOf(await screen.findByText('Please sign in again'));
const drawer = () => dialogOf(screen.getByText('Add vehicle', { selector: '[role="dialog"] *' }));
const model = () => within(drawer()).getByLabelText<HTMLInputElement>('Model');
const stored = () => site.calls('POST', '/api/vehicles').map(({ body }) => body.model);

async function type(): Promise<void> {
  openAdmin('?tab=vehicles');
  await userEvent.click(await screen.findByRole('button', { name: 'Add vehicle' }));
  await screen.findByRole('dialog');
  await userEvent.type(within(drawer()).getByLabelText('Make'), 'Kestrel');
  await userEvent.type(model(), 'K2');
  await userEvent.type(within(drawer()).getByLabelText('Year'), '2024');
  await userEvent.type(within(drawer()).getByLabelText('Mileage'), '10');
  await userEvent.selectOptions(within(drawer()).getByLabelText('Transmission'), 'Manual');
  await userEvent.selectOptions(within(drawer()).getByLabelText('Fuel type'), 'Diesel');
}

async function save(): Promise<void> {
  signedIn = false;
  await userEvent.click(within(drawer()).getByRole('button', { name: 'Save' }));
  await dialog();
}

async function enter(password: string): Promise<void> {
  await userEvent.type(within(await dialog()).getByLabelText('Password'), password);
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Access Admin Panel' }));
}

it('opens over the input when the session has expired, and then completes the save', async () => {
  await type();
  await save();
  expect(window.location.pathname).toBe('/admin');
  expect(model().value).toBe('K2');
  expect(localStorage.getItem('adminAuth')).toBeNull();
  await enter('secret');
  expect(await screen.findByText('Vehicle added successfully')).toBeTruthy();
  expect(stored()).toEqual(['K2', 'K2']);
  expect(localStorage.getItem('adminAuth')).toBe('true');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('saves nothing when somebody else signs in over the input', async () => {
  await type();
  await save();
  site.on('GET /api/admin/session', { body: { ...SESSION, person: { id: 77, name: 'Ben' } } });
  await enter('secret');
  expect(await screen.findByText('You are now signed in as Ben')).toBeTruthy();
  expect(await screen.findByText('Failed to save vehicle')).toBeTruthy();
  expect(stored()).toEqual(['K2']);
  expect(model().value).toBe('K2');
});

it('stays open for a wrong password', async () => {
  await type();
  await save();
  await enter('wrong');
  expect(await within(await dialog()).findByText('Access denied')).toBeTruthy();
  expect(stored()).toEqual(['K2']);
});

it('can be closed: nothing is saved, the input stays, and the next save asks again', async () => {
  await type();
  await save();
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Not now' }));
  expect(await screen.findByText('Failed to save vehicle')).toBeTruthy();
  expect(screen.getByText('Please sign in again.')).toBeTruthy();
  expect(model().value).toBe('K2');
  await save();
  await enter('secret');
  expect(await screen.findByText('Vehicle added successfully')).toBeTruthy();
});

it('opens once for all pending calls, including reads beside unsaved input', async () => {
  site.on('GET /api/contact-messages', forStaff({ body: { items: [], total: 4, page: 1, pageSize: 1 } }));
  await type();
  signedIn = false;
  await userEvent.click(screen.getByRole('button', { name: 'Refresh the list', hidden: true }));
  await userEvent.click(within(drawer()).getByRole('button', { name: 'Save' }));
  expect(await screen.findAllByText('Please sign in again')).toHaveLength(1);
  await enter('secret');
  expect(await screen.findByText('Vehicle added successfully')).toBeTruthy();
  await waitFor(() => expect(site.calls('POST', '/api/admin/login')).toHaveLength(1));
  expect(window.location.pathname).toBe('/admin');
});

describe('an idle session', () => {
  let ended: boolean;
  const expire = () => {
    ended = true;
  };

  beforeEach(() => {
    ended = false;
    site.on('GET /api/admin/session', () => (ended ? refusal('UNAUTHENTICATED') : { body: { ...SESSION, endsIn: 1 } }));
  });

  it('leaves nothing on the screen when it expires', async () => {
    openAdmin('?tab=vehicles');
    await screen.findByRole('button', { name: 'Add vehicle' });
    expire();
    await waitFor(() => expect(window.location.pathname).toBe('/admin-login'));
    expect(localStorage.getItem('adminAuth')).toBeNull();
  });

  it('keeps the input under the sign-in dialog', async () => {
    await type();
    expire();
    await dialog();
    expect(model().value).toBe('K2');
    expect(window.location.pathname).toBe('/admin');
  });

  it('asks again when the next session has ended over the input, too', async () => {
    site.on('POST /api/admin/login', () => {
      ended = false;
      return { status: 204 };
    });
    await type();
    expire();
    await enter('secret');
    await waitFor(() => expect(screen.queryByText('Please sign in again')).toBeNull());
    expire();
    await dialog();
    expect(model().value).toBe('K2');
  });
});
