import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminSite, SESSION } from '../../testing/admin-site.js';
import { refusal } from '../../testing/fake-site.js';
import { openAdmin } from '../../testing/open-admin.js';
import { deviceName } from './device-name.js';

const site = adminSite();

const ACCOUNT = {
  ...{ id: 2, name: 'Mona Haddad', email: 'mona@cars.example', language: 'ar', role: 'sales', state: 'active' },
  ...{ configured: false, factors: [], lastSignInAt: null, createdAt: '2026-03-04T20:30:00.000Z', version: 3 },
};
const FACTORS = { totp: false, passkeys: [], recoveryCodesLeft: 0, required: false, passkeysPossible: true };
const CODES = Array.from({ length: 10 }, (_, index) => `abcd-efgh-jk${index}x`);
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1';
const DESKTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const session = (id: string, device: string, current = false) => ({
  ...{ id, device, current, address: '203.0.113.9', startedAt: '2026-03-04T20:30:00.000Z' },
});

describe('the own account', () => {
  beforeEach(() => {
    localStorage.setItem('adminAuth', 'true');
    window.history.replaceState(null, '', '/admin?tab=account');
    site.on('GET /api/staff-account', { body: ACCOUNT });
    site.on('GET /api/staff-account/factors', { body: FACTORS });
    site.on('GET /api/admin/sessions', { body: [session('one', DESKTOP, true), session('two', PHONE)] });
  });

  it('changes name and language', async () => {
    site.on('PUT /api/staff-account', { body: { ...ACCOUNT, version: 4 } });
    site.on('GET /api/admin/session', { body: { ...SESSION, role: 'sales' } });
    openAdmin('?tab=account');
    const name = await screen.findByLabelText('Name');
    await userEvent.clear(name);
    await userEvent.type(name, 'Mona H.');
    await userEvent.selectOptions(screen.getByLabelText('Language of emails about your account'), '日本語');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The account has been changed')).toBeTruthy();
    expect(site.calls('PUT', '/api/staff-account').map(({ body }) => body)).toEqual([{ name: 'Mona H.', language: 'ja' }]);
  });

  it("lets an owner enter the own address, which only an owner's role may change", async () => {
    site.on('GET /api/staff-account', { body: { ...ACCOUNT, email: null } });
    site.on('PUT /api/staff-accounts/2', { body: { ...ACCOUNT, version: 4 } });
    openAdmin('?tab=account');
    await userEvent.type(await screen.findByLabelText('Email address'), 'mona@cars.example');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The account has been changed')).toBeTruthy();
    expect(site.calls('PUT', '/api/staff-accounts/2').map(({ body }) => body)).toEqual([
      { name: 'Mona Haddad', email: 'mona@cars.example', language: 'ar', version: 3 },
    ]);
  });

  it('does not offer the address to others', async () => {
    site.on('GET /api/admin/session', { body: { ...SESSION, role: 'sales' } });
    openAdmin('?tab=account');
    await screen.findByLabelText('Name');
    expect(screen.queryByLabelText('Email address')).toBeNull();
  });

  it("lists the person's sessions, and ends one or all others", async () => {
    site.on('DELETE /api/admin/sessions/two', { status: 204 });
    site.on('DELETE /api/admin/sessions', { status: 204 });
    openAdmin('?tab=account');
    expect(await screen.findByText('Chrome, Windows')).toBeTruthy();
    expect(screen.getByText('This device')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Sign out: Safari, iPhone' }));
    await waitFor(() => expect(site.calls('DELETE', '/api/admin/sessions/two')).toHaveLength(1));
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
    await waitFor(() => expect(site.calls('DELETE', '/api/admin/sessions')).toHaveLength(1));
  });
});

describe('the second factor', () => {
  beforeEach(() => {
    localStorage.setItem('adminAuth', 'true');
    window.history.replaceState(null, '', '/admin?tab=account');
    site.on('GET /api/staff-account', { body: ACCOUNT });
    site.on('GET /api/staff-account/factors', { body: FACTORS });
    site.on('GET /api/admin/sessions', { body: [session('one', DESKTOP, true)] });
  });

  it('is an app after password and code, and its recovery codes are shown once', async () => {
    site.on('POST /api/admin/totp', ({ body }) =>
      body.password === 'right'
        ? { body: { secret: 'JBSWY3DPEHPK3PXP', address: 'otpauth://totp/x' } }
        : refusal('WRONG_PASSWORD'),
    );
    site.on('PUT /api/staff-account/totp', ({ body }) =>
      body.code === '123456' ? { body: { recoveryCodes: CODES } } : refusal('LOGIN_CODE_WRONG'),
    );
    openAdmin('?tab=account');
    await userEvent.click(await screen.findByRole('button', { name: 'Set up' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Set up an authenticator app' }));
    const prove = async (label: string, text: string, button: string) => {
      await userEvent.clear(dialog.getByLabelText(label));
      await userEvent.type(dialog.getByLabelText(label), text);
      await userEvent.click(dialog.getByRole('button', { name: button }));
    };
    await prove('Current password', 'wrong', 'Continue');
    expect(await dialog.findByText('Incorrect password')).toBeTruthy();
    await prove('Current password', 'right', 'Continue');
    expect(await dialog.findByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy();
    await prove('Code', '654321', 'Confirm');
    expect(await dialog.findByText('Incorrect code')).toBeTruthy();
    await prove('Code', '123456', 'Confirm');
    expect(await dialog.findAllByText(/^abcd-efgh-/)).toHaveLength(10);
    await userEvent.click(dialog.getByRole('button', { name: 'I have kept them' }));
    expect(await screen.findByText('The authenticator app is set up')).toBeTruthy();
  });

  it('is required first: the admin shows nothing else until it is set up', async () => {
    site.on('GET /api/admin/session', { body: { ...SESSION, mustEnrol: true } });
    site.on('GET /api/staff-account/factors', { body: { ...FACTORS, required: true } });
    openAdmin('?tab=vehicles');
    expect(await screen.findByText('Your role must have a second factor')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Set up' })).toBeTruthy();
    expect(site.received.filter(({ path }) => path.includes('vehicles'))).toEqual([]);
  });
});

it.each([
  [DESKTOP, 'Chrome, Windows'],
  [PHONE, 'Safari, iPhone'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Linux'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0', 'Edge, Windows'],
  ['curl/8.5.0', ''],
])('names %s as people know it', (agent, name) => {
  expect(deviceName(agent)).toBe(name);
});
