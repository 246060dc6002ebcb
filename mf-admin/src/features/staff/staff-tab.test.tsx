import { ROLES } from '@dealership/contracts';
import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminSite, SESSION } from '../../testing/admin-site.js';
import { refusal } from '../../testing/fake-site.js';
import { openAdmin } from '../../testing/open-admin.js';

const site = adminSite();

const account = (id: number, more: object = {}) => ({
  id,
  name: 'Mona Haddad',
  email: 'mona@cars.example',
  language: 'ar',
  role: 'sales',
  state: 'active',
  configured: false,
  factors: [],
  lastSignInAt: null,
  createdAt: '2026-03-04T20:30:00.000Z',
  version: 3,
  ...more,
});
const OWNER = account(1, { name: 'Salim', email: 'salim@cars.example', role: 'owner', configured: true });

beforeEach(() => {
  localStorage.setItem('adminAuth', 'true');
  window.history.replaceState(null, '', '/admin?tab=staff');
  site.on('GET /api/staff-roles', { body: ROLES.map((role) => ({ role, requiresFactor: role === 'accountant' })) });
  site.on('GET /api/staff-accounts', { body: [OWNER, account(2), account(3, { name: 'Omar', state: 'invited' })] });
});

const rowOf = async (name: string) => (await screen.findByText(name)).closest('tr') as HTMLElement;
const bodies = (method: string, path: string) => site.calls(method, path).map(({ body }) => body);

it("shows the accounts with roles and states, and the roles' permissions", async () => {
  openAdmin('?tab=staff');
  expect(within(await rowOf('Mona Haddad')).getByText('Sales')).toBeTruthy();
  expect(screen.getByRole('table', { name: 'People' })).toBeTruthy();
  expect(within(await rowOf('Omar')).getByText('Invited')).toBeTruthy();
  const refunds = screen.getByRole('rowheader', { name: 'Refund memberships' }).closest('tr') as HTMLElement;
  expect([...refunds.querySelectorAll('td')].map(({ textContent }) => textContent)).toEqual([
    'Yes',
    'Yes',
    '—No',
    '—No',
    'Yes',
    '—No',
  ]);
  // On phones the other columns are hidden.
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Accountant');
  expect([...refunds.querySelectorAll('td')].map(({ className }) => className !== 'other')).toEqual(
    ROLES.map((role) => role === 'accountant'),
  );
});

it("names an owner who has entered no name by the role, in the reader's language", async () => {
  site.on('GET /api/staff-accounts', { body: [account(1, { name: 'Owner', role: 'owner' })] });
  openAdmin('?tab=staff', 'ar');
  expect(await screen.findByRole('button', { name: 'مالك' })).toBeTruthy();
  expect(screen.queryByText('Owner')).toBeNull();
});

it('invites somebody, and validates the address', async () => {
  site.on('POST /api/staff-accounts', { status: 201, body: account(4, { email: 'layla@cars.example' }) });
  openAdmin('?tab=staff');
  await userEvent.click(await screen.findByRole('button', { name: 'Invite somebody' }));
  const drawer = await screen.findByRole('dialog');
  await userEvent.type(within(drawer).getByLabelText('Name'), 'Layla Saad');
  await userEvent.type(within(drawer).getByLabelText('Email address'), 'layla');
  await userEvent.selectOptions(within(drawer).getByLabelText('Role'), 'Accountant');
  await userEvent.click(within(drawer).getByRole('button', { name: 'Send invitation' }));
  expect(await within(drawer).findByText('Please enter a valid email address')).toBeTruthy();
  await userEvent.type(within(drawer).getByLabelText('Email address'), '@cars.example');
  await userEvent.click(within(drawer).getByRole('button', { name: 'Send invitation' }));
  expect(await screen.findByText('Invitation sent to layla@cars.example')).toBeTruthy();
  expect(bodies('POST', '/api/staff-accounts')).toEqual([
    { name: 'Layla Saad', email: 'layla@cars.example', language: 'en', role: 'accountant' },
  ]);
});

it('shows why an invitation is refused', async () => {
  site.on('POST /api/staff-accounts', refusal('OWNER_EMAIL_MISSING'));
  openAdmin('?tab=staff');
  await userEvent.click(await screen.findByRole('button', { name: 'Invite somebody' }));
  const drawer = await screen.findByRole('dialog');
  await userEvent.type(within(drawer).getByLabelText('Name'), 'Layla Saad');
  await userEvent.type(within(drawer).getByLabelText('Email address'), 'layla@cars.example');
  await userEvent.click(within(drawer).getByRole('button', { name: 'Send invitation' }));
  expect(await within(drawer).findByText(/Enter your own email address first/)).toBeTruthy();
});

it("asks for the owner's own address before the first invitation", async () => {
  site.on('GET /api/staff-accounts', { body: [{ ...OWNER, email: null }] });
  site.on('PUT /api/staff-accounts/1', () => {
    site.on('GET /api/staff-accounts', { body: [OWNER] });
    return { body: OWNER };
  });
  openAdmin('?tab=staff');
  await userEvent.click(await screen.findByRole('button', { name: 'Invite somebody' }));
  const drawer = within(await screen.findByRole('dialog'));
  expect(drawer.queryByRole('button', { name: 'Send invitation' })).toBeNull();
  await userEvent.type(drawer.getByLabelText('Your email address'), 'salim');
  await userEvent.click(drawer.getByRole('button', { name: 'Save and go on' }));
  await drawer.findByText('Please enter a valid email address');
  await userEvent.type(drawer.getByLabelText('Your email address'), '@cars.example');
  await userEvent.click(drawer.getByRole('button', { name: 'Save and go on' }));
  await screen.findByRole('button', { name: 'Send invitation' });
  expect(bodies('PUT', '/api/staff-accounts/1')).toEqual([{ email: 'salim@cars.example', version: 3 }]);
});

it('confirms before deactivating an account, and never offers that for the owner', async () => {
  site.on('PUT /api/staff-accounts/2', { body: account(2, { state: 'deactivated' }) });
  openAdmin('?tab=staff');
  expect(within(await rowOf('Salim')).queryByRole('button', { name: 'Deactivate Salim' })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Deactivate Mona Haddad' }));
  const question = await screen.findByRole('dialog');
  await userEvent.click(within(question).getByRole('button', { name: 'Deactivate' }));
  expect(await screen.findByText('Mona Haddad has been deactivated')).toBeTruthy();
  expect(bodies('PUT', '/api/staff-accounts/2')).toEqual([{ deactivated: true, version: 3 }]);
});

it.each([
  [
    'that the invitation is sent to a corrected address',
    'omar@cars.example',
    'The account has been changed, and the invitation sent to omar@cars.example',
  ],
  ['only that a changed account is saved', 'mona@cars.example', 'The account has been changed'],
])('says %s', async (_, email, toast) => {
  site.on('PUT /api/staff-accounts/3', { body: account(3, { name: 'Omar', state: 'invited', email }) });
  openAdmin('?tab=staff');
  await userEvent.click(await screen.findByRole('button', { name: 'Omar' }));
  const drawer = within(await screen.findByRole('dialog'));
  await userEvent.selectOptions(await drawer.findByLabelText('Role'), 'Editor');
  await userEvent.clear(drawer.getByLabelText('Email address'));
  await userEvent.type(drawer.getByLabelText('Email address'), email);
  await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(toast)).toBeTruthy();
  expect(bodies('PUT', '/api/staff-accounts/3')).toMatchObject([{ email, role: 'editor' }]);
});

it('resends an invitation', async () => {
  site.on('POST /api/staff-accounts/3/invitation', { status: 204 });
  openAdmin('?tab=staff');
  await userEvent.click(await screen.findByRole('button', { name: 'Send the invitation to Omar again' }));
  expect(await screen.findByText('The invitation to Omar is on its way')).toBeTruthy();
});

it("hides the owner's actions from a manager", async () => {
  site.on('GET /api/admin/session', { body: { ...SESSION, role: 'manager' } });
  openAdmin('?tab=staff');
  await rowOf('Mona Haddad');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Invite somebody' })).toBeNull());
  expect(screen.queryByRole('button', { name: /Deactivate/ })).toBeNull();
});

it('requires a second factor for a role', async () => {
  site.on('PUT /api/staff-roles', { body: [] });
  openAdmin('?tab=staff');
  const required = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Accountant must have a second factor' });
  await waitFor(() => expect(required.checked).toBe(true));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Sales must have a second factor' }));
  expect(await screen.findByText('Saved. It applies from the next sign-in.')).toBeTruthy();
  expect(bodies('PUT', '/api/staff-roles')).toEqual([{ role: 'sales', requiresFactor: true }]);
});

it('resets a lost second factor after confirmation', async () => {
  site.on('GET /api/staff-accounts', { body: [OWNER, account(2, { factors: ['totp'] })] });
  site.on('DELETE /api/staff-accounts/2/factors', { body: account(2) });
  openAdmin('?tab=staff');
  await userEvent.click(await screen.findByRole('button', { name: 'Reset the second factor of Mona Haddad' }));
  const question = within(await screen.findByRole('dialog'));
  await userEvent.click(question.getByRole('button', { name: 'Reset second factor' }));
  expect(await screen.findByText('Mona Haddad signs in with the password alone now')).toBeTruthy();
  expect(site.calls('DELETE', '/api/staff-accounts/2/factors')).toHaveLength(1);
});
